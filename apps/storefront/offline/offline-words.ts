import type { Language } from "@gelora/locale/language.ts";

/** What shoppers without a connection read. */
export const offlineWords = {
  "en-US": {
    title: "You're offline",
    text: "This page needs a connection. Your cart is safe, and the page opens by itself once you're back online.",
    again: "Try again",
    kept: "Pages you can read now",
    shownAsOf: (moment: string) =>
      `No connection, or a very slow one. You see this page as of ${moment}; prices and stock may have changed.`,
  },
  "id-ID": {
    title: "Kamu sedang offline",
    text: "Halaman ini butuh koneksi internet. Keranjangmu aman, dan halamannya terbuka sendiri begitu kamu online lagi.",
    again: "Coba lagi",
    kept: "Halaman yang bisa kamu baca sekarang",
    shownAsOf: (moment: string) =>
      `Koneksi terputus atau sangat lambat. Halaman ini per ${moment}; harga dan stok mungkin sudah berubah.`,
  },
} as const satisfies Record<Language, object>;
