/** What shoppers really type to find one of our pages, in both languages. */
export const pageKeywords: Readonly<Record<string, readonly string[]>> = {
  "/page/delivery-returns": [
    "delivery",
    "shipping",
    "pengiriman",
    "return",
    "returns",
    "refund",
    "pengembalian",
    "retur",
    "tukar",
    "tukar ukuran",
  ],
  "/page/delivery-costs": ["delivery cost", "shipping cost", "shipping fee", "ongkir", "ongkos kirim", "biaya kirim"],
  "/page/cash-on-delivery": ["cod", "cash on delivery", "bayar di tempat", "pay on delivery", "tunai"],
  "/information/faq": ["faq", "help", "questions", "bantuan", "tanya jawab", "pertanyaan"],
  "/page/privacy-policy": ["privacy", "privasi"],
  "/page/terms-conditions": ["terms", "syarat", "ketentuan"],
};
