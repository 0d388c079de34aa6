/** What a seeded member asks about a pair of running shoes, and what the shop answers. */
export type SeededQuestion = {
  readonly by: string;
  readonly language: "en-US" | "id-ID";
  /** Which of the two pairs. */
  readonly product: 0 | 1;
  readonly text: string;
  /** Undefined where staff have not read it yet. */
  readonly answer?: string;
};

export const seededQuestionWords: readonly SeededQuestion[] = [
  {
    by: "gita@gelora.example",
    language: "en-US",
    product: 0,
    text: "Is there enough room for a custom insole?",
    answer: "Yes. The insole comes out, and ours is 5 mm thick, so most custom ones fit in its place.",
  },
  {
    by: "fajar@gelora.example",
    language: "id-ID",
    product: 0,
    text: "Aman dipakai pas hujan? Rute saya banyak ubin trotoar yang licin.",
    answer:
      "Sol karetnya menggigit di aspal dan paving basah. Di ubin yang mengilap tetap pelan-pelan, ya. Mesh-nya tidak tahan air, jadi keringkan di tempat teduh sesudahnya.",
  },
  {
    by: "eka@gelora.example",
    language: "id-ID",
    product: 0,
    text: "Boleh dicuci pakai mesin cuci?",
    answer:
      "Sebaiknya jangan, lemnya bisa lepas. Sikat pelan dengan air sabun, lepas insole dan talinya, lalu angin-anginkan. Jangan dijemur langsung.",
  },
  {
    by: "dewi@gelora.example",
    language: "en-US",
    product: 0,
    text: "How much is the drop? I get sore calves in flat shoes.",
    answer:
      "8 mm from heel to toe, which is gentle on the calves. If you come from a flatter pair, you'll feel the lift.",
  },
  {
    by: "doni@gelora.example",
    language: "id-ID",
    product: 0,
    text: "Kaki saya lebar, panjang telapak 27 cm. Ambil nomor berapa?",
    answer:
      "Cek dulu panduan ukuran di atas tombol keranjang, di sana ada panjang kaki untuk tiap nomor, dan catatan soal model ini di bawah pilihan ukurannya. Kalau masih kurang pas, bisa ditukar dalam 14 hari.",
  },
  {
    by: "ayu@gelora.example",
    language: "id-ID",
    product: 1,
    text: "Bisa buat treadmill juga, atau khusus di luar ruangan?",
    answer: "Bisa dua-duanya. Solnya tidak meninggalkan bekas di treadmill.",
  },
  {
    by: "gita@gelora.example",
    language: "en-US",
    product: 1,
    text: "Roughly how many kilometres do they last?",
    answer:
      "Most runners get 600 to 800 km out of this foam. When the tread at the heel is flat, it's time for a new pair.",
  },
  {
    by: "fajar@gelora.example",
    language: "id-ID",
    product: 1,
    text: "Talinya bisa diganti tali elastis? Anak saya belum bisa mengikat sendiri.",
  },
];
