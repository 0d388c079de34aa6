import type { PageBlock } from "@gelora/contracts/page-content.ts";
import { type Desk, shelf, tilesBlock } from "./parts.ts";

const forKids = [{ name: "gender", codes: ["KIDS"] }];

/** The page of the weeks before school begins, in January and in July. */
export function backToSchool(desk: Desk): readonly PageBlock[] {
  const { pick, scene } = desk;
  return [
    {
      type: "hero",
      image: scene("football-kids"),
      title: pick("Back to school, feet first", "Masuk sekolah, mulai dari sepatunya"),
      text: pick(
        "Shoes for the flag ceremony, for PE and for the way home through the puddles. Measured, not guessed.",
        "Sepatu untuk upacara, untuk pelajaran olahraga, dan untuk pulang lewat genangan. Diukur, bukan dikira-kira.",
      ),
      link: "/plp/footwear?gender=KIDS",
      linkText: pick("Shop children's shoes", "Lihat sepatu anak"),
    },
    {
      type: "countdown",
      title: pick("The bell rings again", "Bel sekolah segera berbunyi"),
      text: pick(
        "In most provinces the second semester begins on Monday, 4 January. Order by the middle of December and there is time to change a size.",
        "Di sebagian besar provinsi, semester genap dimulai Senin, 4 Januari. Pesan paling lambat pertengahan Desember, supaya masih sempat tukar ukuran.",
      ),
      endsAt: "2027-01-04T07:00:00+07:00",
    },
    ...tilesBlock(desk, pick("The list on the fridge", "Daftar belanja di pintu kulkas"), [
      ["sneakers", "Shoes", "Sepatu", "/plp/footwear?gender=KIDS"],
      ["backpacks", "Backpacks", "Ransel", "/plp/backpacks?gender=KIDS"],
      ["bottles", "Bottles", "Botol minum"],
      ["tshirts", "Clothes for PE", "Baju olahraga", "/plp/apparel?gender=KIDS"],
    ]),
    shelf(desk, pick("Shoes for children", "Sepatu anak"), "footwear", forKids),
    advice(desk),
    shelf(desk, pick("Backpacks in their size", "Ransel seukuran mereka"), "backpacks", forKids),
    {
      type: "picture",
      image: scene("basketball-court"),
      title: pick("And after the last lesson?", "Pulang sekolah, lalu apa?"),
      text: pick(
        "Basketball, badminton, futsal, swimming: clubs look for new members in the first weeks. Let the child try for a month in the shoes that are there. If they are still keen after that, they deserve a pair of their own.",
        "Basket, bulu tangkis, futsal, renang: ekskul mencari anggota baru di minggu-minggu pertama. Biarkan anak mencoba sebulan dengan sepatu yang ada. Kalau setelah itu masih semangat, barulah belikan sepatu khususnya.",
      ),
      link: "/plp/search?gender=KIDS",
      linkText: pick("Everything for children", "Semua untuk anak"),
      side: "right",
    },
    shelf(desk, pick("For PE", "Untuk pelajaran olahraga"), "apparel", forKids),
    questions(desk),
  ];
}

const advice = ({ pick }: Desk): PageBlock => ({
  type: "rich-text",
  title: pick("Do not ask whether they fit", "Jangan tanya “pas atau tidak”"),
  text: pick(
    `Children say yes because they want to go home. Five minutes with a sheet of paper know better:

- **Measure in the evening**, standing, with the heel against a wall. The longer foot counts.
- **Add twelve millimetres**: seven for the step, five for growing. That is the inner length to look for.
- **One size of reserve, not two.** A foot that slides gets blisters, and the shoe is worn out before it fits.

Enter the length in the size guide on any children's shoe, and it names the size of that brand. The rest is in [room to grow, but not too much](/information/back-to-school-shoes).`,
    `Anak bilang pas karena ingin cepat pulang. Lima menit dengan selembar kertas lebih bisa dipercaya:

- **Ukur sore hari**, sambil berdiri, tumit menempel di dinding. Yang dihitung kaki yang lebih panjang.
- **Tambah dua belas milimeter**: tujuh untuk melangkah, lima untuk tumbuh. Itulah panjang bagian dalam yang kamu cari.
- **Cadangan cukup satu nomor.** Kaki yang bergeser bikin lecet, dan sepatunya keburu rusak sebelum pas.

Masukkan panjang itu ke panduan ukuran di halaman sepatu anak mana pun, nanti muncul nomornya untuk merek tersebut. Selengkapnya di [ada ruang tumbuh, tapi jangan kebanyakan](/information/back-to-school-shoes).`,
  ),
});

const questions = ({ pick }: Desk): PageBlock => ({
  type: "faq",
  title: pick("What parents ask", "Yang ditanyakan orang tua"),
  items: [
    {
      question: pick(
        "The school wants all black. How do I find them?",
        "Sekolah minta hitam polos. Carinya bagaimana?",
      ),
      answer: pick(
        '<p>Filter <a href="/plp/footwear?gender=KIDS">children\'s shoes</a> by colour, and look at the picture of the sole: white edges are what teachers notice.</p>',
        '<p>Filter <a href="/plp/footwear?gender=KIDS">sepatu anak</a> berdasarkan warna, lalu perhatikan foto solnya: pinggiran putihlah yang dilihat guru.</p>',
      ),
    },
    {
      question: pick("How heavy may a backpack be?", "Ransel anak boleh seberat apa?"),
      answer: pick(
        "<p>Packed, about a tenth of the child's weight. Both straps, the bottom edge no lower than the hips, and the heaviest book against the back.</p>",
        "<p>Lengkap dengan isinya, sekitar sepersepuluh berat badan anak. Pakai kedua talinya, bagian bawah tas tidak lebih rendah dari pinggul, dan buku terberat ditaruh menempel punggung.</p>",
      ),
    },
    {
      question: pick("What if they have grown by then?", "Kalau keburu kekecilan?"),
      answer: pick(
        '<p>Unworn shoes can be exchanged for another size within 14 days of delivery. Let them try at home, on a clean floor: <a href="/page/delivery-returns">Delivery and returns</a> says how.</p>',
        '<p>Sepatu yang belum dipakai bisa ditukar ukurannya dalam 14 hari sejak diterima. Coba di rumah, di lantai yang bersih. Caranya ada di <a href="/page/delivery-returns">Pengiriman dan retur</a>.</p>',
      ),
    },
    {
      question: pick("Can I see them first in a store?", "Bisa lihat dulu di toko?"),
      answer: pick(
        '<p>Yes. The product page shows which <a href="/store">stores</a> have the size, and you can have it put aside: choose to pick it up when you check out.</p>',
        '<p>Bisa. Halaman produk menunjukkan <a href="/store">toko</a> mana yang punya ukurannya. Mau disisihkan dulu? Pilih ambil di toko saat checkout.</p>',
      ),
    },
  ],
});
