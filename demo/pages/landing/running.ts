import type { PageBlock } from "@gelora/contracts/page-content.ts";
import { brandsFor, type Desk, shelf, tilesBlock } from "./parts.ts";

/** The page of running. */
export function running(desk: Desk): readonly PageBlock[] {
  const { pick, scene } = desk;
  return [
    {
      type: "hero",
      image: scene("dawn-run"),
      title: pick("Running, at your own pace", "Lari, pakai ritmemu sendiri"),
      text: pick(
        "From once around the block to a medal round your neck: shoes, clothes and the little things that stop a run hurting.",
        "Dari keliling kompleks sampai garis finis maraton: sepatu, pakaian, dan perlengkapan kecil yang bikin lari tetap nyaman.",
      ),
      link: "/plp/runningshoes",
      linkText: pick("Shop running shoes", "Lihat sepatu lari"),
    },
    ...tilesBlock(desk, pick("What are you missing?", "Apa yang masih kurang?"), [
      ["roadrunning", "Road shoes", "Sepatu jalan raya"],
      ["trailrunning", "Trail shoes", "Sepatu trail"],
      ["tshirts", "T-shirts", "Kaos", "/plp/tshirts?sport=RUNNING"],
      ["shorts", "Shorts", "Celana pendek", "/plp/shorts?sport=RUNNING"],
      ["socks", "Socks", "Kaus kaki"],
      ["sportsbras", "Sports bras", "Bra olahraga"],
      ["sportswatches", "Watches", "Jam tangan"],
      ["bottles", "Bottles", "Botol minum"],
    ]),
    shelf(desk, pick("For the road", "Untuk jalan raya"), "roadrunning"),
    advice(desk),
    {
      type: "picture",
      image: scene("mountain-trail"),
      title: pick("Where the tarmac ends", "Ketika aspalnya habis"),
      text: pick(
        "Trail shoes have lugs that bite into wet soil, a plate under the forefoot and a cap over the toes. On the road they feel like tractors. On the way up to the crater rim you will not want anything else.",
        "Sepatu trail punya gerigi yang menggigit tanah basah, pelat di bawah kaki depan, dan pelindung jari. Di aspal rasanya seperti traktor. Begitu jalurnya menanjak ke bibir kawah, kamu tidak mau yang lain.",
      ),
      link: "/plp/trailrunning",
      linkText: pick("Shop trail shoes", "Lihat sepatu trail"),
      side: "right",
    },
    shelf(desk, pick("Tops that dry faster than you sweat", "Atasan yang cepat kering"), "tops", [
      { name: "sport", codes: ["RUNNING"] },
    ]),
    questions(desk),
    ...brandsFor(desk, pick("Brands that run", "Merek untuk pelari"), "RUNNING", [
      "DERAPA",
      "MERIDIEM",
      "RIMBATA",
      "SEHARI",
      "SKARVIK",
      "KANCILO",
    ]),
  ];
}

const advice = ({ pick }: Desk): PageBlock => ({
  type: "rich-text",
  title: pick("Choose with your feet, not with your eyes", "Pilih pakai kaki, bukan pakai mata"),
  text: pick(
    `Every pair looks fast on the shelf. Three questions sort them quickly:

- **How far?** Up to ten kilometres, a light pair is more fun. Beyond that a steadier, more cushioned pair is kinder to your legs.
- **How often?** Two pairs in turn outlive three in a row: foam needs a day to spring back.
- **How much room?** A thumb's width in front of the longest toe, in the evening, in the socks that you run in.

New to all this? Begin with [your first five kilometres](/information/first-5k), or read [how to choose running shoes](/information/choosing-running-shoes).`,
    `Di rak, semua sepatu kelihatan kencang. Tiga pertanyaan ini cepat menyaringnya:

- **Sejauh apa?** Sampai sepuluh kilometer, yang ringan lebih asyik. Lebih dari itu, pilih yang lebih stabil dan berbantalan.
- **Sesering apa?** Dua pasang dipakai bergantian lebih awet daripada satu pasang dihajar tiap hari: busa perlu istirahat sehari.
- **Sisa ruangnya?** Selebar jempol di depan jari terpanjang, diukur sore hari, dengan kaus kaki yang biasa kamu pakai lari.

Baru mau mulai? Coba [program 5K pertamamu](/information/first-5k), atau baca dulu [cara memilih sepatu lari](/information/choosing-running-shoes).`,
  ),
});

const questions = ({ pick }: Desk): PageBlock => ({
  type: "faq",
  title: pick("What runners ask us", "Yang sering ditanyakan pelari"),
  items: [
    {
      question: pick("When are my shoes worn out?", "Kapan sepatu lari harus diganti?"),
      answer: pick(
        "<p>After 600 to 800 kilometres, less if you are heavy or always run the same pair. The sole lies: look at the foam. When deep creases stay in it, or your knees begin to complain, it is time.</p>",
        "<p>Setelah 600 sampai 800 kilometer, lebih cepat kalau badanmu berat atau sepatunya itu-itu saja. Jangan lihat solnya, lihat busanya. Kalau kerutannya tidak hilang lagi, atau lututmu mulai protes, saatnya ganti.</p>",
      ),
    },
    {
      question: pick("Which size should I take?", "Ambil ukuran berapa?"),
      answer: pick(
        "<p>Often half a size above your everyday shoes. The size guide on each product page goes by the length of your foot in centimetres, and it remembers your size for next time.</p>",
        "<p>Sering setengah nomor di atas sepatu harian. Panduan ukuran di halaman produk memakai panjang kaki dalam sentimeter, dan ukuranmu bisa disimpan untuk belanja berikutnya.</p>",
      ),
    },
    {
      question: pick("Can I run in the rain?", "Boleh lari pas hujan?"),
      answer: pick(
        "<p>Yes, just not through thunder or standing water. Wear a cap with a brim, run slower on tiles and paint, and stuff the shoes with newspaper afterwards. Never dry them in the sun: the glue gives up before the sole does.</p>",
        "<p>Boleh, asal tidak ada petir dan bukan menerjang banjir. Pakai topi, pelan-pelan di keramik dan marka jalan, lalu sumpal sepatunya dengan koran sesampai di rumah. Jangan dijemur di bawah matahari: lemnya menyerah lebih dulu daripada solnya.</p>",
      ),
    },
    {
      question: pick("What if they do not fit?", "Kalau ukurannya tidak pas?"),
      answer: pick(
        '<p>Try them on at home, on a clean floor. Unworn shoes can go back or be exchanged for another size within 14 days: <a href="/page/delivery-returns">Delivery and returns</a> explains how.</p>',
        '<p>Coba dulu di rumah, di lantai yang bersih. Sepatu yang belum dipakai bisa diretur atau ditukar ukurannya dalam 14 hari. Caranya ada di <a href="/page/delivery-returns">Pengiriman dan retur</a>.</p>',
      ),
    },
  ],
});
