/**
 * The last part of addresses in Indonesian. The questions stay where the help centre looks for
 * them.
 */
export const indonesianSlugs: Readonly<Record<string, string>> = {
  "/page/running": "lari",
  "/page/badminton": "bulu-tangkis",
  "/page/football": "sepak-bola",
  "/page/back-to-school": "kembali-ke-sekolah",
  "/page/ramadan": "olahraga-saat-ramadan",
  "/page/about-us": "tentang-kami",
  "/page/delivery-returns": "pengiriman-dan-retur",
  "/page/delivery-costs": "ongkir",
  "/page/cash-on-delivery": "bayar-di-tempat",
  "/page/privacy-policy": "kebijakan-privasi",
  "/page/terms-conditions": "syarat-dan-ketentuan",
  "/information/back-to-school-shoes": "memilih-sepatu-sekolah",
  "/information/badminton-footwork": "footwork-bulu-tangkis",
  "/information/care-of-boots": "merawat-sepatu-gunung",
  "/information/choosing-a-yoga-mat": "memilih-matras-yoga",
  "/information/choosing-running-shoes": "memilih-sepatu-lari",
  "/information/city-cycling": "bersepeda-ke-kantor",
  "/information/first-5k": "lari-5k-pertama",
  "/information/football-studs": "memilih-sol-sepatu-bola",
  "/information/hydration-in-the-heat": "minum-saat-cuaca-panas",
  "/information/racket-strings": "senar-raket-bulu-tangkis",
  "/information/swimming-for-beginners": "belajar-renang-untuk-pemula",
  "/information/training-in-ramadan": "latihan-saat-puasa",
};
