import type { Language } from "@gelora/locale/language.ts";

/** What a device shows of the shop that it has installed. */
export const installWords = {
  "en-US": {
    description: "Sports shoes, clothing and gear, delivered all over Indonesia.",
    search: "All products",
    cart: "Cart",
    track: "Track an order",
  },
  "id-ID": {
    description: "Sepatu, pakaian, dan perlengkapan olahraga, diantar ke seluruh Indonesia.",
    search: "Semua produk",
    cart: "Keranjang",
    track: "Lacak pesanan",
  },
} as const satisfies Record<Language, object>;
