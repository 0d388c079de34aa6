import type { BlogArticle } from "./article.ts";

export const swimming: BlogArticle = {
  code: "swimming-for-beginners",
  author: "Ayu Lestari",
  day: "2026-09-16",
  scene: "swimming",
  categoryCode: "swimgoggles",
  genders: ["MEN", "WOMEN", "UNISEX"],
  keywords: ["swimming", "renang"],
  english: {
    title: "Learning to swim as an adult: breath first, arms last",
    subtitle: "Twelve evenings from the edge of the pool to one calm length",
    text: `<p>We live on seventeen thousand islands, and about half of us cannot swim. Most adults who try start with the arms, fight the water for ten metres, and conclude that they are too heavy. Nobody is too heavy. Water carries whoever breathes out.</p>
<h2>Evenings 1 to 3: breath</h2><p>Stand in water up to your chest. Breathe in through the mouth, put your face in, and breathe out through nose and mouth in a long stream of bubbles. Ten times, then rest. The fear that rises in a chest full of old air is not lack of oxygen, it is the air that wants out. When thirty calm breaths are easy, you have done the hardest part of swimming.</p>
<h2>Evenings 4 and 5: float</h2><p>Hold the edge, lie on your front, face down, and let the legs rise by themselves. Let go. Look at the floor, not ahead: when the head lifts, the hips sink. Then on your back, ears in the water, belly up, hands like wings. Practise standing up from both: knees to the chest, hands push down, feet find the floor. Whoever can always stand up again has no reason to panic.</p>
<h2>Evenings 6 to 8: glide and kick</h2><p>Push off from the wall with arms stretched and one hand upon the other, and see how far you travel without doing anything. Then add small, quick kicks from the hip, with loose ankles. If you kick and go nowhere, you are pedalling: make the legs longer.</p>
<h2>Evenings 9 to 12: arms, and the turn for air</h2><p>Now one arm at a time. Reach forward, press back along your side to the thigh, recover with a high elbow. To breathe, turn the whole body and not the neck, so that one goggle stays in the water. Out under water, in at the side, always. Swim six strokes, stand up, smile, and go again. Six become ten, and one evening there is a wall in front of you.</p>
<h2>What you need</h2><ul><li>Goggles that stick for two seconds when you press them on without the strap. If they fall at once, they will leak.</li><li>A suit that stays where it is. Full-cover suits should lie close, as loose fabric drags like a small parachute.</li><li>A cap for long hair, a towel, and warm water for afterwards.</li></ul>
<h2>Where it is safe</h2><p>Learn in a pool with somebody at the edge who can swim. The sea comes later, and never alone: waves, currents and a bottom that falls away are another sport. If a current takes you, float, wave, and let it carry you until it grows tired. It always does, sooner than you.</p>
<p>One length, slowly, without holding the rope: it opens half the map of our country.</p>`,
  },
  indonesian: {
    title: "Belajar renang saat dewasa: napas dulu, tangan belakangan",
    subtitle: "Dua belas sore, dari tepi kolam sampai satu lintasan yang tenang",
    text: `<p>Kita hidup di tujuh belas ribu pulau, tetapi kira-kira setengah dari kita tidak bisa berenang. Kebanyakan orang dewasa yang mencoba memulai dari tangan, berkelahi dengan air sepuluh meter, lalu menyimpulkan badannya terlalu berat. Tidak ada yang terlalu berat. Air menggendong siapa pun yang mau mengembuskan napas.</p>
<h2>Sore 1 sampai 3: napas</h2><p>Berdiri di air setinggi dada. Tarik napas lewat mulut, masukkan wajah, lalu embuskan lewat hidung dan mulut menjadi gelembung panjang. Sepuluh kali, lalu istirahat. Rasa takut yang muncul di dada penuh udara lama itu bukan kekurangan oksigen, melainkan udara yang ingin keluar. Kalau tiga puluh napas tenang sudah mudah, bagian tersulit dari renang sudah kamu lewati.</p>
<h2>Sore 4 dan 5: mengapung</h2><p>Pegang tepi kolam, tengkurap dengan wajah di air, dan biarkan kaki naik sendiri. Lepaskan. Lihat ke dasar, bukan ke depan, karena saat kepala terangkat, pinggul tenggelam. Lalu telentang, telinga di air, perut ke atas, tangan seperti sayap. Latih cara berdiri dari keduanya: lutut ke dada, tangan menekan ke bawah, kaki mencari lantai. Orang yang selalu bisa berdiri lagi tidak punya alasan untuk panik.</p>
<h2>Sore 6 sampai 8: meluncur dan menendang</h2><p>Dorong dari dinding dengan tangan lurus dan bertumpuk, lalu rasakan sejauh apa kamu melaju tanpa berbuat apa-apa. Setelah itu tambahkan tendangan kecil dan cepat dari pinggul dengan pergelangan kaki lemas. Kalau menendang tetapi tidak maju, berarti kamu mengayuh seperti sepeda. Panjangkan kakinya.</p>
<h2>Sore 9 sampai 12: tangan dan berputar mengambil napas</h2><p>Sekarang satu tangan bergantian. Julurkan ke depan, tekan ke belakang di samping badan sampai paha, kembalikan dengan siku tinggi. Untuk bernapas, putar seluruh badan, bukan leher, sehingga satu kaca kacamata tetap di air. Buang napas di dalam air, ambil di samping, selalu begitu. Enam kayuhan, berdiri, senyum, ulangi. Enam jadi sepuluh, dan suatu sore tahu-tahu ada dinding di depanmu.</p>
<h2>Yang kamu perlukan</h2><ul><li>Kacamata renang yang menempel dua detik saat ditekan tanpa tali. Kalau langsung jatuh, pasti bocor.</li><li>Baju renang yang tidak bergeser. Baju renang tertutup sebaiknya pas di badan, karena kain longgar menyeret seperti parasut kecil.</li><li>Topi untuk rambut panjang, handuk, dan air hangat untuk sesudahnya.</li></ul>
<h2>Di mana yang aman</h2><p>Belajarlah di kolam dengan seseorang di tepi yang bisa berenang. Laut belakangan, dan jangan pernah sendirian: ombak, arus, dan dasar yang tiba-tiba dalam adalah olahraga lain. Kalau terseret arus, mengapunglah, lambaikan tangan, dan biarkan arus membawamu sampai ia lelah. Arus selalu lelah lebih dulu daripada kamu.</p>
<p>Satu lintasan, pelan-pelan, tanpa memegang tali: setengah peta negeri kita terbuka untukmu.</p>`,
  },
};
