import type { Language } from "@gelora/locale/language.ts";

/**
 * What shoppers without a connection read. Their browser cannot know whether they are offline or
 * the shop is.
 */
export const offlineWords = {
  "en-US": {
    title: "No connection",
    text: "We can't reach this page: either you're offline, or our shop is. Your cart is safe, and the page opens by itself once the connection is back.",
    again: "Try again",
    readable: "Pages you can read now",
    otherLanguage: "in Indonesian",
    shownAsOf: (moment: string) =>
      `No connection, or a very slow one. You see this page as of ${moment}; prices and stock may have changed.`,
  },
  "id-ID": {
    title: "Tidak ada koneksi",
    text: "Halaman ini belum bisa dibuka: internetmu terputus, atau toko kami sedang terganggu. Keranjangmu aman, dan halamannya terbuka sendiri begitu tersambung lagi.",
    again: "Coba lagi",
    readable: "Halaman yang bisa kamu baca sekarang",
    otherLanguage: "dalam bahasa Inggris",
    shownAsOf: (moment: string) =>
      `Koneksi terputus atau sangat lambat. Halaman ini per ${moment}; harga dan stok mungkin sudah berubah.`,
  },
} as const satisfies Record<Language, object>;
