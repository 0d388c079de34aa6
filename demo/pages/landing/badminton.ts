import type { PageBlock } from "@gelora/contracts/page-content.ts";
import { brandsFor, type Desk, shelf, tilesBlock } from "./parts.ts";

/** The page of badminton. */
export function badminton(desk: Desk): readonly PageBlock[] {
  const { pick, scene } = desk;
  return [
    {
      type: "hero",
      image: scene("badminton-hall"),
      title: pick("Badminton, the nation's game", "Bulu tangkis, olahraga kita semua"),
      text: pick(
        "Rackets, court shoes and shuttles, for the club player and for Thursday nights with the neighbours.",
        "Raket, sepatu, dan kok, untuk yang rutin latihan maupun yang main bareng tetangga tiap malam Jumat.",
      ),
      link: "/plp/badmintonrackets",
      linkText: pick("Find a racket", "Cari raket"),
    },
    ...tilesBlock(desk, pick("In the bag", "Isi tas bulu tangkis"), [
      ["badmintonrackets", "Rackets", "Raket"],
      ["badmintonshoes", "Shoes", "Sepatu"],
      ["shuttlecocks", "Shuttlecocks", "Kok"],
      ["jerseys", "Jerseys", "Jersey", "/plp/jerseys?sport=BADMINTON"],
    ]),
    shelf(desk, pick("Rackets in stock", "Raket yang siap dikirim"), "badmintonrackets"),
    advice(desk),
    shelf(desk, pick("Shoes that hold you sideways", "Sepatu yang kokoh ke samping"), "badmintonshoes"),
    {
      type: "story",
      image: scene("footwork-plan"),
      title: pick("Late to every shuttle?", "Selalu telat sampai ke kok?"),
      text: pick(
        "It is hardly ever speed. Six corners, one small hop, ten minutes a day: our guide to footwork needs no shuttle and no court.",
        "Biasanya bukan soal cepat. Enam sudut, satu lompatan kecil, sepuluh menit sehari: panduan footwork ini tidak butuh kok, tidak butuh lapangan.",
      ),
      link: "/information/badminton-footwork",
      linkText: pick("Learn the footwork", "Pelajari footwork"),
    },
    shelf(desk, pick("Feathers and nylon", "Kok bulu dan nilon"), "shuttlecocks"),
    questions(desk),
    ...brandsFor(desk, pick("Brands for the hall", "Merek di lapangan"), "BADMINTON", ["SMESTA", "HANEKAZE"]),
  ];
}

const advice = ({ pick }: Desk): PageBlock => ({
  type: "rich-text",
  title: pick("Which racket suits you?", "Raket mana yang cocok?"),
  text: pick(
    `Forget what the champion plays. Begin with what happens in your own rallies:

- **You defend more than you attack**: take a *head-light* racket. It turns quickly and forgives a late swing.
- **You like to smash**: *head-heavy* puts weight behind the shuttle, and asks for strong forearms.
- **You play a bit of everything**: *even balance* with a medium shaft. If you are not sure, this is the one.

The shaft follows your swing. A slow, long swing wants a flexible one; a short, quick flick wants it stiff. And strings matter as much as the frame: read [what tension to choose](/information/racket-strings).`,
    `Lupakan dulu raket sang juara. Lihat apa yang terjadi waktu kamu main:

- **Lebih sering bertahan?** Pilih *head-light*. Ringan di kepala, cepat diputar, dan masih memaafkan ayunan yang telat.
- **Doyan smes?** *Head-heavy* menambah tenaga pukulan, tapi lenganmu harus kuat.
- **Main apa saja?** *Even balance* dengan batang sedang. Kalau masih bingung, ambil yang ini.

Batang mengikuti ayunanmu. Ayunan panjang dan pelan cocok dengan batang lentur; jentikan pendek dan cepat cocok dengan batang kaku. Senarnya pun sama pentingnya: baca [berapa tarikan yang pas](/information/racket-strings).`,
  ),
});

const questions = ({ pick }: Desk): PageBlock => ({
  type: "faq",
  title: pick("Asked between two games", "Tanya jawab sambil ganti lapangan"),
  items: [
    {
      question: pick("Feather or nylon?", "Kok bulu atau nilon?"),
      answer: pick(
        "<p>Feathers fly truer and stop better in the air, and a hard game eats three of them. Nylon lasts for weeks. Train with nylon, and open the feathers when it counts.</p>",
        "<p>Kok bulu terbangnya lebih akurat dan lebih cepat melambat, tapi satu gim yang sengit bisa habis tiga. Nilon tahan berminggu-minggu. Latihan pakai nilon, keluarkan kok bulu saat bertanding.</p>",
      ),
    },
    {
      question: pick("What do 3U and 4U mean?", "Apa arti 3U dan 4U?"),
      answer: pick(
        "<p>The weight of the frame: 3U is 85 to 89 grams, 4U is 80 to 84. The higher the number, the lighter the racket. Most people who play doubles are happy with 4U.</p>",
        "<p>Berat rangka: 3U artinya 85–89 gram, 4U 80–84 gram. Makin besar angkanya, makin ringan raketnya. Untuk main ganda, kebanyakan orang nyaman dengan 4U.</p>",
      ),
    },
    {
      question: pick("Can I wear my running shoes?", "Boleh pakai sepatu lari?"),
      answer: pick(
        "<p>Better not. They are high and soft at the heel, and tip over when you lunge to the side. Court shoes are flat, grip the floor and do not mark it, which is why some halls will not let you in without them.</p>",
        "<p>Sebaiknya jangan. Tumitnya tinggi dan empuk, jadi gampang terkilir waktu lunge ke samping. Sepatu bulu tangkis rata, mencengkeram lantai, dan tidak meninggalkan bekas. Sebagian GOR bahkan melarang sepatu lain.</p>",
      ),
    },
    {
      question: pick("Does a new racket come with strings?", "Raket baru sudah ada senarnya?"),
      answer: pick(
        "<p>The product page says so. One that comes without goes to a stringer: say how you play, and they suggest a tension.</p>",
        "<p>Keterangannya ada di halaman produk. Raket tanpa senar tinggal dibawa ke tukang senar. Ceritakan gaya mainmu, nanti ia menyarankan tarikannya.</p>",
      ),
    },
  ],
});
