import type { BlogArticle } from "./article.ts";

export const racketStrings: BlogArticle = {
  code: "racket-strings",
  author: "Bagas Prakoso",
  day: "2026-11-11",
  scene: "stringing",
  categoryCode: "badmintonrackets",
  keywords: ["badminton", "bulu tangkis", "senar raket"],
  english: {
    title: "Badminton strings: thickness, tension and when to restring",
    subtitle: "The cheapest upgrade in your bag is not a new racket",
    text: `<p>Two players swap rackets of the same model, and one of them hates it. The frame is the same; the strings are not. They are the only part that touches the shuttle, and most of us think about them only on the evening when one snaps.</p>
<h2>Thickness</h2><p>Strings are between about 0.61 and 0.70 millimetres thick. Thin ones feel crisp, sound sharp and give the shuttle a livelier bounce. They also die young, sometimes in a week of hard smashes. Thick ones are duller and faithful. Start at 0.68 or 0.70 if you play twice a week and pay for your own restringing. Go thinner when you notice that you want more feel at the net, not because a champion uses it.</p>
<h2>Tension</h2><p>Tension is given in pounds. A lower one, from 20 to 23, throws the shuttle further with less work, and has a larger sweet spot: it forgives. A higher one, from 26 up, gives control to people whose own arm provides the power. If your clears do not reach the back line, more tension will make them shorter, and your elbow will hear about it first.</p>
<ul><li><strong>Beginners:</strong> 20 to 22 pounds.</li><li><strong>Club players:</strong> 23 to 25.</li><li><strong>Strong and clean hitters:</strong> 26 to 28.</li></ul>
<p>Change one thing at a time, and by one pound. Every frame names its limit near the handle. Above it the frame may crack, and no warranty pays for that.</p>
<h2>Our climate counts</h2><p>Heat softens strings. A racket that spends the afternoon in a car in Surabaya loses tension before the first rally, and the frame suffers too. Carry it in its cover, and never leave it on a scooter in the sun. In an air-conditioned hall the same strings feel a pound tighter than in a hot one.</p>
<h2>When to restring</h2><p>Strings lose about a tenth of their tension in the first day, and then slowly more. A common rule: as many times a year as you play in a week. Earlier, if the bed moves when you push it with your fingers, if the sound has turned from a ping to a thud, or if you see notches where strings cross.</p>
<p>When one string breaks, cut the others at once, from the centre outwards in a cross. Otherwise the tension pulls the frame out of shape overnight. Then bring it in, say how it felt, and ask the stringer for the same or for one pound less. You will learn more from that sentence than from any table.</p>
<p>And the new racket? Restring the old one first. If you still want a new one after a month, you will know exactly why.</p>`,
  },
  indonesian: {
    title: "Senar raket bulu tangkis: tebal, tarikan, dan kapan harus ganti",
    subtitle: "Supaya pukulan lebih enak, tidak harus beli raket baru",
    text: `<p>Dua pemain bertukar raket dengan model yang sama, dan salah satunya langsung tidak suka. Rangkanya sama, senarnya tidak. Padahal hanya senar yang menyentuh kok, dan kebanyakan kita baru memikirkannya pada malam ketika senar itu putus.</p>
<h2>Ketebalan</h2><p>Tebal senar kira-kira antara 0,61 dan 0,70 milimeter. Yang tipis terasa tajam, bunyinya nyaring, dan pantulannya lebih hidup. Umurnya juga pendek, kadang hanya seminggu kalau kamu rajin smes. Yang tebal lebih tumpul tetapi setia. Mulailah dari 0,68 atau 0,70 kalau kamu main dua kali seminggu dan bayar pasang senar sendiri. Pindah ke yang lebih tipis saat kamu memang butuh rasa di depan net, bukan karena juara dunia memakainya.</p>
<h2>Tarikan</h2><p>Tarikan diukur dalam pon (lbs). Tarikan rendah, 20 sampai 23, melempar kok lebih jauh dengan tenaga lebih sedikit dan titik pukulnya lebih luas, jadi lebih memaafkan. Tarikan tinggi, 26 ke atas, memberi kontrol bagi yang lengannya sudah kuat. Kalau lob-mu belum sampai garis belakang, menambah tarikan justru membuatnya makin pendek, dan siku yang lebih dulu protes.</p>
<ul><li><strong>Pemula:</strong> 20 sampai 22 lbs.</li><li><strong>Pemain klub:</strong> 23 sampai 25 lbs.</li><li><strong>Pukulan kuat dan bersih:</strong> 26 sampai 28 lbs.</li></ul>
<p>Ubah satu hal saja setiap kali, dan cukup satu lbs. Batas tarikan tertulis di rangka dekat gagang. Lewat dari itu rangka bisa retak, dan garansi tidak menanggungnya.</p>
<h2>Cuaca kita ikut menentukan</h2><p>Panas membuat senar kendur. Raket yang ditinggal di mobil sesiangan di Surabaya sudah kehilangan tarikan sebelum reli pertama, dan rangkanya ikut menderita. Simpan di sarungnya, dan jangan digantung di motor di bawah matahari. Di GOR ber-AC, senar yang sama terasa satu lbs lebih kencang daripada di GOR yang panas.</p>
<h2>Kapan harus ganti</h2><p>Senar kehilangan sekitar sepersepuluh tarikannya pada hari pertama, lalu terus turun pelan-pelan. Patokan umum: jumlah ganti senar dalam setahun sama dengan jumlah main dalam seminggu. Lebih cepat kalau senar bergeser saat ditekan jari, bunyinya berubah dari nyaring jadi mendem, atau ada lekukan di titik silang.</p>
<p>Kalau satu senar putus, segera gunting sisanya, mulai dari tengah ke luar secara menyilang. Kalau tidak, tarikan yang tidak seimbang bisa membuat rangka melengkung dalam semalam. Setelah itu bawa ke tukang senar, ceritakan rasanya, lalu minta tarikan yang sama atau kurang satu lbs. Dari kalimat itu kamu belajar lebih banyak daripada dari tabel mana pun.</p>
<p>Raket baru? Ganti senar raket lama dulu. Kalau sebulan kemudian kamu masih ingin yang baru, kamu pasti tahu persis alasannya.</p>`,
  },
};
