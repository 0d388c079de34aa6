/**
 * What remains when a page and its error page cannot be rendered [ERR-03, Q99]: fixed text without
 * any data, in both languages, because the shopper's is not known then. The words are those of the
 * error page.
 */
export const staticError = {
  "id-ID": {
    title: "Wah, ini di luar dugaan...",
    text: "Ada masalah di pihak kami. Coba sebentar lagi.",
    home: "Kembali ke beranda",
  },
  "en-US": {
    title: "Well, this is unexpected...",
    text: "Something went wrong on our side. Please try again in a moment.",
    home: "Back to Homepage",
  },
} as const;
