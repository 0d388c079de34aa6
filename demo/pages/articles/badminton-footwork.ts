import type { BlogArticle } from "./article.ts";

export const badmintonFootwork: BlogArticle = {
  code: "badminton-footwork",
  author: "Bagas Prakoso",
  day: "2026-10-21",
  scene: "footwork-plan",
  categoryCode: "badmintonshoes",
  keywords: ["badminton", "bulu tangkis", "footwork"],
  english: {
    title: "Badminton footwork: six corners and one small hop",
    subtitle: "Why the good player at your hall never seems to run",
    text: `<p>Watch the oldest man at any hall in the evening. He hardly moves, and he is always there. His secret is not anticipation alone. He takes fewer steps than you, and he takes them earlier. Footwork can be learned without a shuttle, in socks, in a corridor.</p>
<h2>The base</h2><p>Stand in the middle of your half, a little behind it in doubles. Feet wider than shoulders, weight on the front of your feet, racket foot half a step ahead, knees soft. From here every corner is three steps away. After each stroke you come back towards this place, not to admire your shot.</p>
<h2>The split step</h2><p>At the moment your opponent hits, make a small hop, so low that a sheet of paper would just fit under your shoes, and land on both feet. Your legs are now loaded like springs, and you can leave in any direction. Almost everybody who is late is late here. Do it before every shot of theirs, even when you are sure where it goes.</p>
<h2>To the net</h2><p>Small step with the other foot, then one long lunge with the racket foot. Land on the heel, toes pointing to where you go, and keep the knee above the foot and no further. Push back at once. Two short steps bring you home.</p>
<h2>To the back</h2><p>Turn your hip first: the racket foot goes back, you are sideways now, then side steps, and jump off the racket foot to hit. In the air your feet change places, so that you land with the racket foot in front and are already on the way back. This scissor is the one thing worth practising for a month.</p>
<h2>To the sides</h2><p>On the racket side one step and a lunge. On the other side either a lunge across with the racket foot, back half turned, or a short step with the near foot when you have time.</p>
<h2>Ten minutes a day</h2><ul><li>Two minutes of split steps to music, landing quietly.</li><li>Two minutes of lunges to the net, left and right, without hurry.</li><li>Three minutes of scissor steps backwards.</li><li>Three minutes of shadow play: a friend points at one of six corners, you go there, swing, and return. Twenty seconds fast, forty seconds rest.</li></ul>
<p>Quiet feet are quick feet. If your shoes slap the floor, you land too late or too stiff.</p>
<h2>And the shoes</h2><p>Running shoes are high and soft under the heel, and on a sideways step they tip you over. Badminton shoes are flat, grip the floor and hold the foot at the sides. If you buy one thing for this sport after the racket, buy those. Clean the soles with a damp cloth before you play: dust is why people slip.</p>
<p>Play your next game with one thought only: hop when they hit. Everything else will come by itself.</p>`,
  },
  indonesian: {
    title: "Footwork bulu tangkis: enam sudut dan satu lompatan kecil",
    subtitle: "Kenapa pemain senior di GOR-mu seperti tidak pernah lari",
    text: `<p>Perhatikan bapak paling senior di GOR mana pun malam ini. Ia hampir tidak bergerak, tetapi selalu ada di tempatnya. Rahasianya bukan cuma membaca arah. Langkahnya lebih sedikit daripada langkahmu, dan lebih awal. Footwork bisa dipelajari tanpa kok, pakai kaus kaki, di lorong rumah.</p>
<h2>Posisi awal</h2><p>Berdiri di tengah lapanganmu, sedikit ke belakang kalau main ganda. Kaki lebih lebar dari bahu, berat di bagian depan telapak, kaki sisi raket setengah langkah di depan, lutut lentur. Dari sini setiap sudut hanya tiga langkah. Setelah memukul, kembali ke arah posisi ini, bukan berdiri mengagumi pukulan sendiri.</p>
<h2>Split step</h2><p>Tepat saat lawan memukul, lakukan lompatan kecil, serendah selembar kertas di bawah sepatu, lalu mendarat dengan dua kaki. Kakimu sekarang seperti pegas dan siap ke arah mana pun. Hampir semua yang terlambat, terlambatnya di sini. Lakukan sebelum setiap pukulan lawan, walaupun kamu yakin arahnya.</p>
<h2>Ke depan net</h2><p>Langkah kecil dengan kaki sisi lain, lalu satu lunge panjang dengan kaki sisi raket. Mendarat di tumit, ujung kaki menghadap arah gerakan, dan lutut tidak melewati ujung kaki. Langsung dorong balik. Dua langkah pendek membawamu pulang.</p>
<h2>Ke belakang</h2><p>Putar pinggul lebih dulu: kaki sisi raket mundur, badanmu sekarang menyamping, lalu langkah geser, dan lompat dari kaki sisi raket untuk memukul. Di udara kedua kaki bertukar tempat, sehingga kamu mendarat dengan kaki sisi raket di depan dan sudah dalam perjalanan kembali. Gerakan gunting ini layak dilatih sebulan penuh.</p>
<h2>Ke samping</h2><p>Di sisi raket cukup satu langkah dan lunge. Di sisi sebaliknya, lunge menyilang dengan kaki sisi raket dan punggung setengah berbalik, atau langkah pendek dengan kaki terdekat kalau waktunya cukup.</p>
<h2>Sepuluh menit sehari</h2><ul><li>Dua menit split step mengikuti musik, mendarat tanpa suara.</li><li>Dua menit lunge ke depan net, kanan dan kiri, tidak usah buru-buru.</li><li>Tiga menit langkah gunting ke belakang.</li><li>Tiga menit bayangan: teman menunjuk satu dari enam sudut, kamu ke sana, ayun, dan kembali. Dua puluh detik cepat, empat puluh detik istirahat.</li></ul>
<p>Kaki yang senyap adalah kaki yang cepat. Kalau sepatumu berdebam di lantai, artinya kamu mendarat terlambat atau terlalu kaku.</p>
<h2>Lalu sepatunya</h2><p>Sepatu lari tinggi dan empuk di tumit, sehingga gampang membuatmu terkilir saat melangkah ke samping. Sepatu bulu tangkis rata, mencengkeram lantai, dan menahan sisi kaki. Kalau hanya boleh beli satu barang setelah raket, belilah ini. Lap solnya dengan kain lembap sebelum main, karena debulah yang membuat orang terpeleset.</p>
<p>Di gim berikutnya, pikirkan satu hal saja: lompat kecil saat lawan memukul. Sisanya akan datang sendiri.</p>`,
  },
};
