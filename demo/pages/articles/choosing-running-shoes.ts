import type { BlogArticle } from "./article.ts";

export const choosingRunningShoes: BlogArticle = {
  code: "choosing-running-shoes",
  author: "Rani Wibisono",
  day: "2026-11-18",
  scene: "shoe-choice",
  categoryCode: "roadrunning",
  keywords: ["running", "lari", "sepatu lari"],
  english: {
    title: "How to choose running shoes without reading a single spec sheet",
    subtitle: "Four questions, one finger's width and ten minutes on your feet",
    text: `<p>Stand in front of a wall of running shoes and the wall wins. Foam has names like medicine, plates have names like aircraft, and every box promises that you will fly. Most of it matters to people who race for a living. For the rest of us four questions do nearly all the work.</p>
<h2>Where will you run?</h2><p>Pavement, track and treadmill are one answer: a road shoe with a flat, even sole. Paths with roots, gravel and mud are another: a trail shoe, with lugs that bite and a toe cap that forgives. Park paths are fine with a road shoe. If half your week is on each, buy for the half where you could slip.</p>
<h2>How often, and how far?</h2><p>Three runs a week of up to an hour ask for one solid everyday shoe. Softness is pleasant in the shop and tiring at kilometre ten; a shoe that feels a touch firm at first often feels right in a month. Very light shoes save seconds and wear out early. Leave them until you have a finishing time that you want to beat.</p>
<h2>What have your old shoes told you?</h2><p>Turn them over. Worn at the outer heel and under the big toe is normal. A heel cup that leans clearly to one side, or an inner edge scraped flat, says that a more stable shoe would be kinder. If you have never had pain, do not let anyone sell you a correction.</p>
<h2>Do they fit, really?</h2><ul><li>Try them in the evening, when feet are at their largest, with the socks you run in.</li><li>There should be a finger's width, about one centimetre, between your longest toe and the end. In our heat feet swell on a long run.</li><li>The heel should not slip when you walk up a step. Lacing through the last hole helps before a smaller size does.</li><li>Nothing may press. Shoes that need breaking in were the wrong ones.</li></ul>
<p>Your running size is often half a number above your everyday size. Measure your foot against the wall, standing, and compare the centimetres with the <a href="/size-guide/roadrunning-MERIDIEM-Meridiem">size guide</a>: numbers differ between brands, centimetres do not.</p>
<h2>And when are they done?</h2><p>After six to eight hundred kilometres, or when a fresh ache appears on the same old route. Write the date of your first run inside the tongue. If you run a lot, two pairs in turn last longer than one pair and then another, because foam needs a day to recover and wet shoes need a day to dry.</p>
<p>One last thing. The best shoe is the one you forget after five minutes. If you still think about it when you try it on at home, send it back before you run in it. You have fourteen days.</p>`,
  },
  indonesian: {
    title: "Memilih sepatu lari tanpa pusing baca spesifikasi",
    subtitle: "Empat pertanyaan, satu jari, dan sepuluh menit berdiri",
    text: `<p>Berdiri di depan rak sepatu lari memang bikin bingung. Nama busanya seperti nama obat, nama pelatnya seperti nama pesawat, dan setiap kotak berjanji kamu bakal melayang. Sebagian besar hanya penting bagi pelari profesional. Untuk kita, empat pertanyaan ini sudah cukup.</p>
<h2>Lari di mana?</h2><p>Aspal, lintasan, dan treadmill jawabannya sama: sepatu lari jalan raya dengan sol rata. Jalur berakar, berkerikil, dan berlumpur butuh sepatu trail, yang solnya menggigit dan ujung depannya terlindung. Jalan setapak di taman kota masih aman dengan sepatu jalan raya. Kalau porsinya setengah-setengah, pilih untuk medan yang paling mungkin bikin kamu terpeleset.</p>
<h2>Seberapa sering dan seberapa jauh?</h2><p>Lari tiga kali seminggu sampai satu jam cukup dengan satu sepatu harian yang kokoh. Sepatu yang sangat empuk enak saat dicoba di toko, tetapi melelahkan di kilometer kesepuluh. Yang awalnya terasa sedikit keras justru sering pas setelah sebulan. Sepatu yang sangat ringan menghemat beberapa detik dan cepat aus. Tunda dulu sampai kamu punya catatan waktu yang ingin dikalahkan.</p>
<h2>Apa kata sepatu lamamu?</h2><p>Balik sepatunya. Aus di tumit sisi luar dan di bawah jempol itu wajar. Kalau bagian tumit jelas miring ke satu sisi, atau tepi dalamnya habis, sepatu yang lebih stabil akan lebih nyaman. Kalau selama ini tidak pernah sakit, tidak perlu tergoda membeli sepatu koreksi.</p>
<h2>Benar-benar pas?</h2><ul><li>Coba pada sore atau malam hari, saat kaki sedang paling besar, dengan kaus kaki yang biasa kamu pakai lari.</li><li>Sisakan satu jari, kira-kira satu sentimeter, antara jari kaki terpanjang dan ujung sepatu. Di cuaca panas kita, kaki mengembang saat lari jauh.</li><li>Tumit tidak boleh terangkat saat naik anak tangga. Coba ikat sampai lubang terakhir dulu sebelum turun ukuran.</li><li>Tidak boleh ada yang menekan. Sepatu yang harus disiksa dulu supaya enak berarti bukan jodohmu.</li></ul>
<p>Ukuran sepatu lari sering setengah nomor di atas ukuran sehari-hari. Ukur kakimu di dekat tembok sambil berdiri, lalu bandingkan sentimeternya dengan <a href="/size-guide/roadrunning-MERIDIEM-Meridiem">panduan ukuran</a>. Nomor berbeda di tiap merek, sentimeter tidak.</p>
<h2>Kapan harus pensiun?</h2><p>Setelah enam sampai delapan ratus kilometer, atau ketika muncul pegal baru di rute yang sama. Tulis tanggal lari pertama di balik lidah sepatu. Kalau kamu sering lari, dua pasang yang dipakai bergantian lebih awet daripada satu pasang sampai habis lalu ganti, karena busa butuh sehari untuk pulih dan sepatu basah butuh sehari untuk kering.</p>
<p>Terakhir, sepatu terbaik adalah yang kamu lupakan setelah lima menit. Kalau saat dicoba di rumah masih terasa mengganjal, kembalikan sebelum dipakai lari. Kamu punya waktu empat belas hari.</p>`,
  },
};
