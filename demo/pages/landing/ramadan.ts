import type { PageBlock } from "@gelora/contracts/page-content.ts";
import { type Desk, shelf, tilesBlock } from "./parts.ts";

/** The page of the fasting month. */
export function ramadan(desk: Desk): readonly PageBlock[] {
  const { pick, scene } = desk;
  return [
    {
      type: "hero",
      image: scene("ramadan-dusk"),
      title: pick("Ramadan, and still moving", "Ramadan, tetap bergerak"),
      text: pick(
        "A walk before iftar, futsal after tarawih, and clothes in which you can go from one to the other.",
        "Jalan sore menjelang berbuka, futsal sehabis tarawih, dan pakaian yang enak dipakai untuk keduanya.",
      ),
      link: "/plp/modestwear",
      linkText: pick("Shop modest sportswear", "Lihat busana muslimah"),
    },
    {
      type: "countdown",
      title: pick("Until the first night", "Menuju malam pertama"),
      text: pick(
        "The first day of fasting is expected on 8 February 2027; the sighting of the moon decides.",
        "1 Ramadan 1448 H diperkirakan jatuh pada 8 Februari 2027. Kepastiannya menunggu sidang isbat.",
      ),
      endsAt: "2027-02-07T18:15:00+07:00",
    },
    ...tilesBlock(desk, pick("For the month", "Teman sebulan penuh"), [
      ["sportshijabs", "Sports hijabs", "Hijab olahraga"],
      ["modesttops", "Modest tops", "Atasan"],
      ["trackpants", "Track pants", "Celana panjang"],
      ["longsleeves", "Long sleeves", "Lengan panjang"],
      ["trainingshoes", "Training shoes", "Sepatu latihan"],
      ["futsalshoes", "Futsal shoes", "Sepatu futsal"],
      ["yogamats", "Mats", "Matras"],
      ["bottles", "Bottles", "Botol minum"],
    ]),
    shelf(desk, pick("Covered and cool", "Tertutup, tetap adem"), "modestwear", [
      { name: "sport", codes: ["RUNNING", "TRAINING"] },
    ]),
    hours(desk),
    shelf(desk, pick("For a walk before iftar", "Buat ngabuburit"), "footwear", [
      { name: "sport", codes: ["RUNNING", "TRAINING"] },
    ]),
    {
      type: "picture",
      image: scene("futsal-night"),
      title: pick("Half past nine, the lights go on", "Setengah sepuluh, lampu lapangan menyala"),
      text: pick(
        "Halls are never as full as in these four weeks. Play short halves, drink between them, and leave the sliding tackles for Syawal. A clean pair of flat soles in the car saves the drive home after prayers.",
        "Lapangan futsal tidak pernah seramai empat minggu ini. Mainnya sebentar-sebentar saja, minum di sela-selanya, dan simpan sliding tackle untuk bulan Syawal. Taruh sepatu futsal di jok motor, jadi sehabis tarawih bisa langsung main.",
      ),
      link: "/plp/futsalshoes",
      linkText: pick("Shop futsal shoes", "Lihat sepatu futsal"),
    },
    shelf(desk, pick("New shoes for Lebaran", "Sepatu baru buat Lebaran"), "casualfootwear"),
    questions(desk),
  ];
}

const hours = ({ pick }: Desk): PageBlock => ({
  type: "rich-text",
  title: pick("Three good hours", "Tiga waktu terbaik"),
  text: pick(
    `Fitness leaves slowly: two short sessions a week hold it for a month. What matters is when.

- **Before iftar**, the last half hour. Walk, cycle gently, stretch. The glass of water is near.
- **After tarawih**, when supper has settled. The time for strength, or for five against five. Stop ninety minutes before you sleep.
- **Before sahur**, if you wake easily. Twenty minutes, then eat and drink straight away.

Leave out midday in the sun. Which exercises to keep, how to spread your water over the evening, and when to stop, is in [training in Ramadan](/information/training-in-ramadan).`,
    `Kebugaran tidak hilang dalam semalam: dua sesi pendek seminggu cukup untuk menjaganya sebulan. Yang penting waktunya.

- **Menjelang berbuka**, setengah jam terakhir. Jalan, sepeda santai, peregangan. Segelas air sudah dekat.
- **Sehabis tarawih**, saat perut sudah nyaman. Waktunya latihan kekuatan, atau main lima lawan lima. Selesai satu setengah jam sebelum tidur.
- **Sebelum sahur**, kalau kamu gampang bangun. Dua puluh menit, lalu langsung makan dan minum.

Tengah hari di bawah matahari, sebaiknya jangan. Latihan apa yang dipertahankan, cara membagi minum dari magrib sampai imsak, dan kapan harus berhenti, semuanya ada di [latihan saat Ramadan](/information/training-in-ramadan).`,
  ),
});

const questions = ({ pick }: Desk): PageBlock => ({
  type: "faq",
  title: pick("Asked before the month begins", "Yang ditanyakan menjelang puasa"),
  items: [
    {
      question: pick("Will my parcel come before Lebaran?", "Paket saya sampai sebelum Lebaran?"),
      answer: pick(
        "<p>The checkout shows each courier's day for your address. In the last week before Lebaran couriers are full and some rest for the holidays, so order ten days ahead if it is a present.</p>",
        "<p>Checkout menampilkan perkiraan tiba setiap kurir untuk alamatmu. Seminggu menjelang Lebaran kurir penuh dan sebagian libur. Kalau buat hadiah, pesan sepuluh hari sebelumnya.</p>",
      ),
    },
    {
      question: pick("Which hijab stays put on a run?", "Hijab mana yang tidak geser waktu lari?"),
      answer: pick(
        "<p>One without pins, of a stretch knit that is longer in front, with a seam that runs behind the ear. Measure around your head: the size guide goes by it.</p>",
        "<p>Yang tanpa jarum, dari bahan rajut melar, lebih panjang di depan, dan jahitannya lewat di belakang telinga. Ukur lingkar kepalamu: panduan ukurannya memakai itu.</p>",
      ),
    },
    {
      question: pick("Are your stores open during the fast?", "Toko tetap buka selama puasa?"),
      answer: pick(
        '<p>Yes. The page of each <a href="/store">store</a> shows its hours; around Lebaran they may change.</p>',
        '<p>Buka. Jam bukanya ada di halaman setiap <a href="/store">toko</a>; sekitar Lebaran bisa berubah.</p>',
      ),
    },
    {
      question: pick("Can I return a present after the holiday?", "Hadiah bisa ditukar setelah Lebaran?"),
      answer: pick(
        '<p>Within 14 days of delivery, unworn and with its box: see <a href="/page/delivery-returns">Delivery and returns</a>. Have it delivered shortly before you give it away.</p>',
        '<p>Bisa, dalam 14 hari sejak diterima, belum dipakai dan lengkap dengan kotaknya: lihat <a href="/page/delivery-returns">Pengiriman dan retur</a>. Jadi, atur supaya tibanya tidak terlalu jauh dari hari memberi.</p>',
      ),
    },
  ],
});
