import type { BlogArticle } from "./article.ts";

export const yogaMat: BlogArticle = {
  code: "choosing-a-yoga-mat",
  author: "Ayu Lestari",
  day: "2026-09-30",
  scene: "yoga",
  categoryCode: "yogamats",
  keywords: ["yoga", "matras"],
  english: {
    title: "Which yoga mat? A short answer and a longer one",
    subtitle: "Four to six millimetres, and a grip that survives sweat",
    text: `<p>The short answer: four to six millimetres thick, a little longer than you are tall, and a surface on which a damp palm does not move. If you only read this far, you will buy a good mat. The longer answer explains why so many mats end as picnic blankets.</p>
<h2>Thickness is a trade</h2><p>A thick mat is kind to knees and bad for balance. On eight or ten millimetres of soft foam your standing foot sinks, your ankle works all the time, and the tree pose becomes a lesson in patience. A thin one of two millimetres is steady and fits into a bag, but your knees will know the floor. Most people are happy at five. If your knees complain, fold the end of the mat under them, or use a towel, instead of buying foam for the whole body.</p>
<h2>Grip, and our climate</h2><p>Every mat grips in an air-conditioned shop. The question is the fortieth minute at thirty degrees. Try this: breathe on your palm, put it on the mat and push forward. Smooth and closed surfaces are easy to wipe, but slippery when wet. Open ones such as natural rubber or cork hold better as you sweat, drink some of it, and need more care. If you like a smooth mat, a thin towel on top solves the problem for little money.</p>
<h2>What they are made of</h2><ul><li><strong>PVC:</strong> cheap, tough and easy to clean. Slides when wet. Not the friend of the planet.</li><li><strong>TPE:</strong> light, soft, almost without smell. Wears out in two years or so of daily use.</li><li><strong>Natural rubber:</strong> the best grip, heavy, smells for a month. Not for people with a latex allergy, and never leave it in the sun.</li><li><strong>Cork:</strong> grips better when damp, feels warm, dislikes being rolled too tightly.</li></ul>
<h2>Length and width</h2><p>Lie down on it. Head and heels should both be on the mat. The usual 173 centimetres are fine up to about a metre seventy. If you often find your hand on the tiles in wide poses, a mat of 66 centimetres is worth the extra weight.</p>
<h2>Keeping it alive</h2><p>Wipe it after practice with water and a few drops of mild soap, on both sides, and let it dry over a chair in the shade. Rolled up wet it will smell within two days and grow mould within five. Roll it with the practice side out: then the ends lie flat. Once a month give it a proper wash and a whole day to dry.</p>
<p>And when grip is gone for good, cut it up. Under a rice cooker, behind a door and beneath a wobbling washing machine an old mat has a second life.</p>`,
  },
  indonesian: {
    title: "Pilih matras yoga yang mana? Jawaban singkat dan panjangnya",
    subtitle: "Empat sampai enam milimeter, dan tidak licin saat berkeringat",
    text: `<p>Jawaban singkatnya: tebal empat sampai enam milimeter, sedikit lebih panjang daripada tinggi badanmu, dengan permukaan yang membuat telapak tangan lembap tidak bergeser. Kalau kamu hanya membaca sampai sini, kamu sudah bisa membeli matras yang bagus. Jawaban panjangnya menjelaskan kenapa begitu banyak matras berakhir jadi tikar piknik.</p>
<h2>Tebal itu soal pilihan</h2><p>Matras tebal ramah di lutut tetapi buruk untuk keseimbangan. Di atas busa empuk delapan atau sepuluh milimeter, kaki tumpuanmu tenggelam, pergelangan bekerja terus, dan pose pohon jadi latihan kesabaran. Yang tipis, dua milimeter, stabil dan muat di tas, tetapi lututmu akan kenalan dengan lantai. Kebanyakan orang cocok di lima. Kalau lutut protes, lipat ujung matras di bawahnya atau pakai handuk, daripada membeli busa untuk seluruh badan.</p>
<h2>Daya cengkeram dan cuaca kita</h2><p>Semua matras terasa kesat di toko ber-AC. Pertanyaannya adalah menit keempat puluh pada suhu tiga puluh derajat. Coba begini: embuskan napas ke telapak tangan, letakkan di matras, lalu dorong ke depan. Permukaan halus dan tertutup gampang dilap tetapi licin saat basah. Permukaan terbuka seperti karet alam atau gabus makin mencengkeram saat kamu berkeringat, menyerap sebagian, dan perlu perawatan lebih. Kalau kamu suka yang halus, handuk tipis di atasnya sudah menyelesaikan masalah dengan murah.</p>
<h2>Terbuat dari apa</h2><ul><li><strong>PVC:</strong> murah, awet, gampang dibersihkan. Licin saat basah. Kurang ramah bagi bumi.</li><li><strong>TPE:</strong> ringan, lembut, hampir tidak berbau. Kalau dipakai tiap hari, umurnya sekitar dua tahun.</li><li><strong>Karet alam:</strong> paling kesat, berat, baunya bertahan sebulan. Bukan untuk yang alergi lateks, dan jangan pernah dijemur.</li><li><strong>Gabus:</strong> makin kesat saat lembap, terasa hangat, tidak suka digulung terlalu rapat.</li></ul>
<h2>Panjang dan lebar</h2><p>Berbaringlah di atasnya. Kepala dan tumit harus sama-sama di matras. Panjang umum 173 sentimeter cukup untuk tinggi sampai sekitar 170. Kalau tanganmu sering mendarat di ubin saat pose lebar, matras selebar 66 sentimeter sepadan dengan tambahan beratnya.</p>
<h2>Supaya awet</h2><p>Lap setelah latihan dengan air dan beberapa tetes sabun lembut di kedua sisi, lalu angin-anginkan di atas kursi di tempat teduh. Kalau digulung basah, dua hari sudah bau dan lima hari sudah berjamur. Gulung dengan sisi latihan di luar, supaya ujungnya tidak melengkung. Sebulan sekali, cuci bersih dan beri waktu sehari penuh untuk kering.</p>
<p>Kalau sudah benar-benar licin, potong-potong saja. Di bawah rice cooker, di balik pintu, dan di kaki mesin cuci yang goyang, matras lama punya kehidupan kedua.</p>`,
  },
};
