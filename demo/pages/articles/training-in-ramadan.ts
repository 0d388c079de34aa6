import type { BlogArticle } from "./article.ts";

export const ramadanTraining: BlogArticle = {
  code: "training-in-ramadan",
  author: "dr. Maya Siregar",
  day: "2026-09-09",
  scene: "ramadan-dusk",
  categoryCode: "trainingshoes",
  keywords: ["ramadan", "puasa"],
  english: {
    title: "Training in Ramadan: keep the habit, lower the bar",
    subtitle: "When to move, what to leave out, and how to sleep",
    text: `<p>Every year two kinds of people come to the gym in the second week of Ramadan: those who have stopped altogether, and those who train as always and look grey. Between them lies a month in which you can keep almost all that you have built, with about half of the work. Fitness leaves slowly. Two short sessions a week hold it for a month.</p>
<h2>Choose your hour</h2><ul><li><strong>Before iftar</strong>, the last thirty to forty-five minutes. Easy walking, cycling or mobility work. You are dry and hungry, but the glass of water is near. Nothing hard, and nothing with heavy weights overhead.</li><li><strong>After tarawih</strong>, two to three hours after a light iftar. You have eaten and drunk: the best time for strength or futsal with friends. End an hour and a half before you want to sleep.</li><li><strong>Before sahur</strong>, for early birds. Twenty minutes of strength, then eat and drink straight away.</li></ul>
<p>Midday in the sun is the one hour to leave alone. A fasting body cannot replace what it sweats.</p>
<h2>What to keep, what to drop</h2><p>Keep the weights that you lift and drop the number of sets: two instead of four. Intensity tells the muscle to stay, volume only tires it. Keep one slightly brisk run, and make the others walks. Drop intervals to exhaustion, records and two sessions on a day. If you sleep badly, the session is the first thing to go, before the night prayer and before the family.</p>
<h2>Iftar and sahur</h2><p>Begin with water and dates, pray, then eat slowly: rice, vegetables, and fish, chicken or tempe as large as your palm. The fried tray is part of the joy. One or two pieces are joy, eight are a heavy night. At sahur choose what lasts, such as oats, eggs, brown rice, banana and yoghurt, and leave out what is very salty. Spread two litres of water over the evening, a glass an hour, rather than four glasses at imsak.</p>
<h2>Sleep counts as training</h2><p>Nights are broken, so add up the parts: four and a half hours at night and a nap of twenty to thirty minutes after dzuhur are better than pushing through. Coffee at iftar yes, at nine no.</p>
<h2>Stop signs</h2><p>Dizziness when you stand up, a racing heart at rest, cramps, a headache that does not pass after iftar. Break off, and break the fast if you must: the rules allow for illness. Whoever takes insulin, is pregnant or has a heart condition speaks with a doctor before the month begins.</p>
<p>After Lebaran go back over two weeks, not in two days. You will be surprised how little is missing. What helps on the way is on the page of <a href="/page/ramadan">moving in Ramadan</a>.</p>`,
  },
  indonesian: {
    title: "Latihan saat Ramadan: jaga kebiasaan, turunkan target",
    subtitle: "Kapan bergerak, apa yang ditinggalkan, dan bagaimana tidur",
    text: `<p>Setiap tahun, pada minggu kedua Ramadan, ada dua macam orang di gym: yang berhenti total, dan yang latihan seperti biasa dengan wajah pucat. Di antara keduanya ada satu bulan ketika kamu bisa mempertahankan hampir semua hasil latihanmu dengan setengah usaha. Kebugaran pergi perlahan. Dua sesi pendek seminggu cukup untuk menahannya sebulan.</p>
<h2>Pilih waktumu</h2><ul><li><strong>Menjelang berbuka</strong>, tiga puluh sampai empat puluh lima menit terakhir. Jalan santai, sepeda ringan, atau peregangan. Badan memang kering dan lapar, tetapi gelas airnya sudah dekat. Jangan yang berat, dan jangan mengangkat beban di atas kepala.</li><li><strong>Setelah tarawih</strong>, dua sampai tiga jam setelah berbuka ringan. Kamu sudah makan dan minum, jadi ini waktu terbaik untuk latihan kekuatan atau futsal bareng teman. Selesaikan satu setengah jam sebelum tidur.</li><li><strong>Sebelum sahur</strong>, untuk yang suka bangun awal. Dua puluh menit latihan kekuatan, lalu langsung makan dan minum.</li></ul>
<p>Tengah hari di bawah matahari adalah satu-satunya waktu yang sebaiknya dihindari. Tubuh yang berpuasa tidak bisa mengganti keringatnya.</p>
<h2>Yang dijaga, yang dikurangi</h2><p>Pertahankan bebannya, kurangi setnya: dua saja dari biasanya empat. Intensitas memberi tahu otot untuk bertahan, volume hanya membuatnya lelah. Sisakan satu lari yang agak cepat, yang lain cukup jalan kaki. Tinggalkan dulu interval sampai kehabisan napas, mengejar rekor, dan dua sesi sehari. Kalau kurang tidur, sesi latihan yang pertama dicoret, sebelum salat malam dan sebelum keluarga.</p>
<h2>Berbuka dan sahur</h2><p>Mulai dengan air dan kurma, salat, lalu makan pelan-pelan: nasi, sayur, dan ikan, ayam, atau tempe sebesar telapak tanganmu. Gorengan memang bagian dari kegembiraan. Satu atau dua potong itu gembira, delapan potong itu malam yang berat. Saat sahur, pilih yang tahan lama seperti oat, telur, nasi merah, pisang, dan yoghurt, dan hindari yang sangat asin. Bagi dua liter air sepanjang malam, segelas setiap jam, daripada empat gelas menjelang imsak.</p>
<h2>Tidur juga latihan</h2><p>Malam jadi terpotong, jadi jumlahkan potongannya: empat setengah jam di malam hari ditambah tidur dua puluh sampai tiga puluh menit setelah zuhur lebih baik daripada dipaksakan. Kopi saat berbuka boleh, pukul sembilan malam jangan.</p>
<h2>Tanda berhenti</h2><p>Pusing saat berdiri, jantung berdebar saat diam, kram, atau sakit kepala yang tidak hilang setelah berbuka. Hentikan latihan, dan batalkan puasa kalau memang harus, karena ada keringanan bagi yang sakit. Yang memakai insulin, sedang hamil, atau punya masalah jantung sebaiknya bicara dengan dokter sebelum bulan puasa mulai.</p>
<p>Setelah Lebaran, kembalilah dalam dua minggu, bukan dua hari. Kamu akan kaget betapa sedikit yang hilang. Perlengkapan yang membantu ada di halaman <a href="/page/ramadan">bergerak selama Ramadan</a>.</p>`,
  },
};
