/** What a seeded member says of a pair of running shoes. */
export type SeededReview = {
  readonly by: string;
  readonly language: "en-US" | "id-ID";
  /** Which of the two pairs. */
  readonly product: 0 | 1;
  readonly stars: number;
  readonly fit: "SMALL" | "TRUE_TO_SIZE" | "LARGE" | null;
  readonly text: string;
  /** Staff have not read it yet. */
  readonly waits?: true;
};

const runsSmall = "Ringan dan empuk, tapi ujungnya sempit. Naik setengah nomor kalau kakimu lebar seperti saya.";

export const seededWords: readonly SeededReview[] = [
  {
    by: "ayu@gelora.example",
    language: "id-ID",
    product: 0,
    stars: 5,
    fit: "TRUE_TO_SIZE",
    text: "Dipakai tiga kali seminggu keliling GBK. Empuk di tumit, tidak licin waktu aspalnya basah. Ukurannya pas.",
  },
  {
    by: "dewi@gelora.example",
    language: "en-US",
    product: 0,
    stars: 4,
    fit: "TRUE_TO_SIZE",
    text: "Great daily trainer. A little warm at noon in Surabaya, but no blisters after 60 km. I took my usual size.",
  },
  { by: "doni@gelora.example", language: "id-ID", product: 0, stars: 4, fit: "SMALL", text: runsSmall },
  {
    by: "gita@gelora.example",
    language: "en-US",
    product: 0,
    stars: 2,
    fit: "LARGE",
    text: "The colour is lovely, yet my heel slips on hills even with the last lace hole. Half a size down would do.",
  },
  {
    by: "eka@gelora.example",
    language: "id-ID",
    product: 1,
    stars: 5,
    fit: "TRUE_TO_SIZE",
    text: "Sudah dipakai lomba 10K, kakinya tidak pegal. Kirimnya juga cepat, dua hari sampai Bandung.",
  },
  {
    by: "fajar@gelora.example",
    language: "id-ID",
    product: 1,
    stars: 3,
    fit: null,
    text: "Solnya enak, tapi talinya kepanjangan dan gampang lepas. Harus diikat dua kali.",
    waits: true,
  },
];

/** By what it answers. */
export const answerOfShop: Readonly<Record<string, string>> = {
  [runsSmall]:
    "Terima kasih, Doni. Bentuk kaki tiap orang memang berbeda. Ukurannya bisa ditukar dari halaman pesanan, ya.",
};
