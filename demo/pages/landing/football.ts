import type { PageBlock } from "@gelora/contracts/page-content.ts";
import { brandsFor, type Desk, shelf, tilesBlock } from "./parts.ts";

/** The page of football and futsal. */
export function football(desk: Desk): readonly PageBlock[] {
  const { pick, scene } = desk;
  return [
    {
      type: "hero",
      image: scene("futsal-night"),
      title: pick("Football, on grass or in the hall", "Main bola, di rumput atau di lantai"),
      text: pick(
        "Boots for Saturday's mud, flat soles for Tuesday's futsal, and shirts for the whole team.",
        "Sepatu bola untuk lapangan becek hari Sabtu, sol datar untuk futsal Selasa malam, dan jersey untuk satu tim.",
      ),
      link: "/plp/footballfootwear",
      linkText: pick("Shop football shoes", "Lihat sepatu bola"),
    },
    ...tilesBlock(desk, pick("Line up", "Susunan perlengkapan"), [
      ["futsalshoes", "Futsal shoes", "Sepatu futsal"],
      ["footballboots", "Football boots", "Sepatu bola"],
      ["jerseys", "Jerseys", "Jersey", "/plp/jerseys?sport=FOOTBALL"],
      ["footballs", "Footballs", "Bola sepak"],
      ["futsalballs", "Futsal balls", "Bola futsal"],
      ["shinguards", "Shin guards", "Pelindung tulang kering"],
      ["socks", "Socks", "Kaus kaki"],
      ["duffelbags", "Duffel bags", "Tas duffel"],
    ]),
    shelf(desk, pick("For the hall", "Untuk lapangan futsal"), "futsalshoes"),
    shelf(desk, pick("For the pitch", "Untuk lapangan rumput"), "footballboots"),
    advice(desk),
    {
      type: "picture",
      image: scene("football-kids"),
      title: pick("They grow faster than the season", "Tumbuhnya lebih cepat dari musimnya"),
      text: pick(
        "Children's boots need the length of a thumbnail in front, a heel that stays where it is, and studs that are many and short. Leave the blades to the professionals: young knees twist more easily.",
        "Sepatu bola anak cukup longgar satu kuku jempol di depan, tumitnya tidak boleh naik-turun, dan pulnya banyak tapi pendek. Pul pipih biar untuk pemain profesional saja: lutut anak masih gampang terpelintir.",
      ),
      link: "/plp/footballfootwear?gender=KIDS",
      linkText: pick("Football shoes for children", "Sepatu bola anak"),
    },
    shelf(desk, pick("Shirts, shorts and socks", "Jersey, celana, dan kaus kaki"), "apparel", [
      { name: "sport", codes: ["FOOTBALL"] },
    ]),
    questions(desk),
    ...brandsFor(desk, pick("Brands in the first eleven", "Merek di skuad inti"), "FOOTBALL", [
      "KANDANG12",
      "RABUMALAM",
      "KANCILO",
    ]),
  ];
}

const advice = ({ pick }: Desk): PageBlock => ({
  type: "rich-text",
  title: pick("Read the sole before the price", "Baca solnya dulu, baru harganya"),
  text: pick(
    `The letters on a sole name the ground it was made for:

- **FG**, firm ground: moulded studs for natural grass, dry or a little damp.
- **AG**, artificial grass: more and shorter studs, because plastic grips harder than grass.
- **TF**, turf: dozens of rubber pips, for hard and worn pitches.
- **IC**, indoor: flat, and of rubber that leaves no marks. This is your futsal shoe.

The wrong one costs more than a match. [Which football sole for which pitch](/information/football-studs) tells you why, and how to make a pair last.`,
    `Huruf di sol menunjukkan lapangannya:

- **FG**, *firm ground*: pul cetak untuk rumput alami yang kering atau sedikit lembap.
- **AG**, *artificial grass*: pul lebih banyak dan lebih pendek, karena rumput sintetis mencengkeram lebih kuat.
- **TF**, *turf*: puluhan pul karet kecil untuk lapangan keras dan gundul.
- **IC**, *indoor*: datar, karetnya tidak meninggalkan bekas. Ini sepatu futsalmu.

Salah sol, ruginya bukan cuma kalah. Alasannya, juga cara supaya sepatumu awet, ada di [sol mana untuk lapangan mana](/information/football-studs).`,
  ),
});

const questions = ({ pick }: Desk): PageBlock => ({
  type: "faq",
  title: pick("From the touchline", "Pertanyaan dari pinggir lapangan"),
  items: [
    {
      question: pick("Why is a futsal ball smaller?", "Kenapa bola futsal lebih kecil?"),
      answer: pick(
        "<p>It is size 4, filled so that it bounces only to the knee. That keeps it on the floor, where futsal is played. A grass ball of size 5 would be over the wall in a minute.</p>",
        "<p>Ukurannya 4 dan isinya dibuat supaya pantulannya cuma setinggi lutut. Bola jadi tetap di lantai, tempat futsal dimainkan. Bola rumput ukuran 5 semenit saja sudah mental ke luar lapangan.</p>",
      ),
    },
    {
      question: pick("How tight should boots be?", "Sepatu bola harus seketat apa?"),
      answer: pick(
        "<p>Tighter than running shoes: half a thumb in front, nothing at the sides. Synthetic uppers hardly stretch, leather gives by about half a size. Try them on in football socks.</p>",
        "<p>Lebih ketat daripada sepatu lari: sisa setengah jempol di depan, pas di samping. Bahan sintetis hampir tidak melar, kulit melar kira-kira setengah nomor. Cobalah dengan kaus kaki bola.</p>",
      ),
    },
    {
      question: pick("Are shin guards really needed?", "Memangnya pelindung tulang kering wajib?"),
      answer: pick(
        "<p>In a league the referee sends you off the pitch without them. Among friends nobody does, and that is where most bruises come from. Choose a pair that covers from two fingers below the knee to the ankle.</p>",
        "<p>Di liga, tanpa itu kamu disuruh keluar oleh wasit. Main bareng teman memang tidak ada yang menyuruh, tapi justru di situ paling sering memar. Pilih yang menutup dari dua jari di bawah lutut sampai atas mata kaki.</p>",
      ),
    },
    {
      question: pick("We are a team. Can we order together?", "Kami satu tim. Bisa pesan sekaligus?"),
      answer: pick(
        '<p>Up to the number that the product page allows, you simply order. For a whole squad, <a href="/contact-us">write to us</a> with sizes and quantities: we\'ll see what the stores have.</p>',
        '<p>Selama jumlahnya masih boleh di halaman produk, langsung pesan saja. Untuk satu skuad, <a href="/contact-us">kirimi kami</a> daftar ukuran dan jumlahnya: kami carikan di stok toko.</p>',
      ),
    },
  ],
});
