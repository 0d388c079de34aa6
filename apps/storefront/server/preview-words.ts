import type { Language } from "@gelora/locale/language.ts";

/** What the marks of a preview say, to staff and to anyone they gave the link to. */
export const previewWords = {
  "en-US": {
    label: "Preview",
    shown: (moment: string) => `The shop as of ${moment}. Nothing can be ordered here.`,
    leave: "Leave the preview",
    closedTitle: "Not part of the preview",
    closedText: "Cart, checkout and accounts belong to the shop of now. A preview only shows pages.",
    back: "Back to the preview's home page",
    endedTitle: "This preview has ended",
    endedText: "The link has expired or is incomplete. Ask for a new one at the desk.",
    home: "Go to the shop",
  },
  "id-ID": {
    label: "Pratinjau",
    shown: (moment: string) => `Toko pada ${moment}. Di sini tidak bisa memesan.`,
    leave: "Keluar dari pratinjau",
    closedTitle: "Bukan bagian dari pratinjau",
    closedText: "Keranjang, checkout, dan akun ada di toko saat ini. Pratinjau hanya menampilkan halaman.",
    back: "Kembali ke beranda pratinjau",
    endedTitle: "Pratinjau ini sudah berakhir",
    endedText: "Tautannya kedaluwarsa atau tidak lengkap. Minta tautan baru dari tim toko.",
    home: "Buka toko",
  },
} as const satisfies Record<Language, object>;
