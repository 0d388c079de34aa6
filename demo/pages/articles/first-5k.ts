import type { BlogArticle } from "./article.ts";

export const firstFive: BlogArticle = {
  code: "first-5k",
  author: "Rani Wibisono",
  day: "2026-11-04",
  scene: "first-five",
  categoryCode: "runningshoes",
  keywords: ["running", "lari", "5k"],
  english: {
    title: "Your first five kilometres, in eight gentle weeks",
    subtitle: "A plan for people who were always last at school",
    text: `<p>Five kilometres is twice around the lake, or from one end of Car Free Day to the other. It is far enough to be proud of and near enough to reach from the sofa. You need shoes, three mornings a week, and permission to be slow.</p>
<h2>The only rule: you can talk</h2><p>Run so slowly that you could tell a friend about your day in whole sentences. If you gasp, walk. That is not failing, that is the training. Your heart gets stronger in weeks, your tendons in months, and the talking rule keeps the first from hurting the second.</p>
<h2>The plan</h2><p>Three times a week with a day between, each time after five minutes of brisk walking.</p>
<ul><li><strong>Week 1:</strong> one minute running, two minutes walking, eight times.</li><li><strong>Week 2:</strong> two minutes running, two minutes walking, six times.</li><li><strong>Week 3:</strong> three minutes running, two minutes walking, six times.</li><li><strong>Week 4:</strong> five minutes running, two minutes walking, four times.</li><li><strong>Week 5:</strong> eight minutes running, two minutes walking, three times.</li><li><strong>Week 6:</strong> twelve minutes running, two minutes walking, twice.</li><li><strong>Week 7:</strong> twenty minutes running, in one piece.</li><li><strong>Week 8:</strong> twice twenty-five minutes, and then your five kilometres.</li></ul>
<p>Repeat a week whenever it felt hard. Nobody is counting, and two weeks more change nothing in a year.</p>
<h2>Before the sun</h2><p>In most of our cities the kindest hour is between five and six in the morning. The air is cooler, the streets are emptier, and the day cannot come between. Lay out your clothes the evening before: a shirt that dries quickly, shorts without a seam that rubs, and socks that are not cotton. Drink a glass of water when you get up. For half an hour you need nothing more on the way.</p>
<h2>What hurts, and what it means</h2><p>Heavy legs the next day are fine. A stitch in the side means slower and deeper breaths. A pain in one spot that grows while you run is a stop sign: walk home, rest two days, and see somebody if it is there again. Shins complain when shoes are old or when ambition is new.</p>
<h2>The day itself</h2><p>Start at the back. Everybody around you will begin too fast; let them. Walk through the water station if you like, with the cup in your hand. At the fourth kilometre you will think that this was a silly idea. Everybody does. Look at the shoulders of the person in front, count a hundred steps, and then another hundred.</p>
<p>Afterwards somebody will ask for your time. Tell them the truth: eight weeks.</p>`,
  },
  indonesian: {
    title: "Lima kilometer pertamamu, pelan-pelan dalam delapan minggu",
    subtitle: "Rencana untuk yang dulu selalu paling belakang di pelajaran olahraga",
    text: `<p>Lima kilometer itu kira-kira dua putaran danau, atau dari ujung ke ujung Car Free Day. Cukup jauh untuk dibanggakan, cukup dekat untuk dicapai dari sofa. Yang kamu butuhkan hanya sepatu, tiga pagi dalam seminggu, dan izin untuk pelan.</p>
<h2>Satu-satunya aturan: masih bisa ngobrol</h2><p>Berlarilah sepelan mungkin sampai kamu bisa bercerita dengan kalimat utuh. Kalau sudah terengah, jalan saja. Itu bukan gagal, justru itu latihannya. Jantung menguat dalam hitungan minggu, tendon dalam hitungan bulan. Aturan ngobrol ini menjaga supaya yang pertama tidak menyakiti yang kedua.</p>
<h2>Rencananya</h2><p>Tiga kali seminggu dengan jeda sehari, masing-masing diawali jalan cepat lima menit.</p>
<ul><li><strong>Minggu 1:</strong> lari satu menit, jalan dua menit, delapan kali.</li><li><strong>Minggu 2:</strong> lari dua menit, jalan dua menit, enam kali.</li><li><strong>Minggu 3:</strong> lari tiga menit, jalan dua menit, enam kali.</li><li><strong>Minggu 4:</strong> lari lima menit, jalan dua menit, empat kali.</li><li><strong>Minggu 5:</strong> lari delapan menit, jalan dua menit, tiga kali.</li><li><strong>Minggu 6:</strong> lari dua belas menit, jalan dua menit, dua kali.</li><li><strong>Minggu 7:</strong> lari dua puluh menit tanpa putus.</li><li><strong>Minggu 8:</strong> dua kali dua puluh lima menit, lalu lima kilometermu.</li></ul>
<p>Ulangi satu minggu kapan pun terasa berat. Tidak ada yang menghitung, dan tambahan dua minggu tidak ada artinya dalam setahun.</p>
<h2>Sebelum matahari tinggi</h2><p>Di sebagian besar kota kita, jam paling ramah adalah antara pukul lima dan enam pagi. Udara lebih sejuk, jalanan lebih sepi, dan urusan hari itu belum sempat mengganggu. Siapkan baju dari malam sebelumnya: kaos yang cepat kering, celana tanpa jahitan yang menggesek, dan kaus kaki yang bukan katun. Minum segelas air begitu bangun. Untuk setengah jam, kamu tidak perlu bekal apa-apa lagi.</p>
<h2>Yang sakit dan artinya</h2><p>Kaki berat keesokan harinya itu wajar. Perut samping yang menusuk berarti perlu lebih pelan dan napas lebih dalam. Nyeri di satu titik yang makin terasa saat berlari adalah tanda berhenti: jalan pulang, istirahat dua hari, dan periksakan kalau muncul lagi. Tulang kering biasanya protes kalau sepatunya sudah tua atau semangatnya terlalu baru.</p>
<h2>Hari-H</h2><p>Mulailah dari belakang. Semua orang di sekitarmu akan berangkat terlalu cepat, biarkan saja. Boleh jalan di pos air sambil memegang gelas. Di kilometer keempat kamu akan berpikir ini ide konyol. Semua orang juga begitu. Lihat bahu orang di depan, hitung seratus langkah, lalu seratus lagi.</p>
<p>Nanti pasti ada yang bertanya berapa waktumu. Jawab saja apa adanya: delapan minggu.</p>`,
  },
};
