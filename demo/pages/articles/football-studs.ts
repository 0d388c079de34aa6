import type { BlogArticle } from "./article.ts";

export const footballStuds: BlogArticle = {
  code: "football-studs",
  author: "Bagas Prakoso",
  day: "2026-09-02",
  scene: "four-soles",
  categoryCode: "footballboots",
  keywords: ["football", "futsal", "sepak bola"],
  english: {
    title: "FG, SG, AG, TF, IC: which football sole for which pitch",
    subtitle: "Five pairs of letters that save knees, ankles and money",
    text: `<p>On Saturday you play on the village field, on Tuesday on artificial grass behind the mall, and on Thursday futsal. Three floors, and most of us bring the same boots. The floor then decides how the evening ends: too little grip and you slide, too much and your foot stays while your knee goes on. The letters on the sole are there to prevent both.</p>
<h2>FG: firm ground</h2><p>Ten to thirteen moulded studs, round or like blades, for natural grass that is dry or a little damp. This is the usual boot, and the right one for most of our fields between May and October. On artificial grass the long studs hold too well. Many makers exclude that from their warranty, and so would your ligaments.</p>
<h2>SG: soft ground</h2><p>Six long studs, often of metal and screwed in, for deep and wet grass. In the rainy season a keeper or defender is glad of them. On anything hard they are stilts. Check before the match that your league allows metal.</p>
<h2>AG: artificial grass</h2><p>More studs, shorter ones, hollow and spread over the whole sole. They share your weight and turn more easily in the plastic fibres. If two of your three games are on new artificial pitches, this is your boot. You can also wear them on hard and dry natural grass, which many of our fields are in August.</p>
<h2>TF: turf</h2><p>Dozens of little rubber knobs, and a cushioned midsole. Made for old and thin carpets with much sand and little grass, and good for training on hard earth. If you want one pair for everything except mud, take these.</p>
<h2>IC: indoor court</h2><p>Flat, non-marking rubber for halls and cement futsal courts. No studs at all. Anything with knobs is forbidden in halls and slips there anyway. The sole should squeak when you turn. When it no longer does, wash it.</p>
<h2>How they should fit</h2><ul><li>Closer than running shoes: half a thumb before the longest toe, no more.</li><li>The heel sits fast when you stand on your toes.</li><li>No stud can be felt through the sole when you stand on stone. If you feel one in the shop, you will hate it in the second half.</li><li>Wide feet are happier in soft leather or knit than in stiff plastic. Try both, with your own socks.</li></ul>
<h2>Children</h2><p>Growing heels hurt easily. Up to about ten years turf soles are enough on nearly every pitch, and kinder to the heel than studs. Do not buy boots to grow into: a sliding foot cannot stop.</p>
<h2>One habit that makes them last</h2><p>Untie them before you take them off, knock out the earth, wipe, and dry in the shade with paper inside. When round studs are worn to half their length, retire the pair: half the grip you count on has gone too.</p>`,
  },
  indonesian: {
    title: "FG, SG, AG, TF, IC: sol sepatu bola untuk lapangan yang mana",
    subtitle: "Lima pasang huruf yang menyelamatkan lutut, engkel, dan dompet",
    text: `<p>Sabtu main di lapangan kampung, Selasa di rumput sintetis belakang mal, Kamis futsal. Lapangannya tiga macam, tetapi kebanyakan kita membawa sepatu yang sama. Lapanganlah yang kemudian menentukan akhir malammu. Cengkeraman terlalu sedikit membuatmu tergelincir, terlalu banyak membuat kakimu tertahan sementara lututmu terus berputar. Huruf di sol sepatu ada untuk mencegah keduanya.</p>
<h2>FG: rumput alami yang keras</h2><p>Sepuluh sampai tiga belas pul cetak, bulat atau pipih, untuk rumput alami yang kering atau sedikit lembap. Inilah sepatu bola pada umumnya, dan cocok untuk sebagian besar lapangan kita antara Mei dan Oktober. Di rumput sintetis, pul yang panjang mencengkeram terlalu kuat. Banyak merek tidak menanggungnya dalam garansi, ligamenmu juga tidak.</p>
<h2>SG: rumput basah</h2><p>Enam pul panjang, sering dari logam dan bisa diputar, untuk rumput tebal dan becek. Di musim hujan, kiper atau bek bersyukur memakainya. Di lapangan keras rasanya seperti naik egrang. Cek dulu sebelum bertanding apakah ligamu mengizinkan logam.</p>
<h2>AG: rumput sintetis</h2><p>Pulnya lebih banyak, lebih pendek, berongga, dan tersebar di seluruh sol. Berat badanmu terbagi dan lebih mudah berputar di serat plastik. Kalau dua dari tiga mainmu di lapangan sintetis baru, ini sepatumu. Bisa juga dipakai di rumput alami yang keras dan kering, seperti banyak lapangan kita pada bulan Agustus.</p>
<h2>TF: turf</h2><p>Puluhan tonjolan karet kecil dengan bantalan empuk. Dibuat untuk karpet tua yang tipis, banyak pasir dan sedikit rumput, dan enak untuk latihan di tanah keras. Kalau kamu mau satu sepatu untuk segalanya kecuali lumpur, ambil yang ini.</p>
<h2>IC: dalam ruangan</h2><p>Karet rata yang tidak meninggalkan bekas, untuk GOR dan lapangan futsal semen. Tanpa pul sama sekali. Sepatu bertonjolan dilarang di GOR, lagi pula di sana malah licin. Solnya harus berdecit saat kamu berputar. Kalau sudah tidak berdecit, cuci.</p>
<h2>Seharusnya pas seperti apa</h2><ul><li>Lebih rapat daripada sepatu lari: setengah jempol di depan jari terpanjang, tidak lebih.</li><li>Tumit tetap diam saat kamu berjinjit.</li><li>Tidak ada pul yang terasa menembus sol saat berdiri di lantai keras. Kalau di toko saja terasa, di babak kedua kamu akan membencinya.</li><li>Kaki lebar lebih bahagia dengan kulit lembut atau rajutan daripada plastik kaku. Coba keduanya dengan kaus kakimu sendiri.</li></ul>
<h2>Anak-anak</h2><p>Tumit yang sedang tumbuh gampang sakit. Sampai sekitar sepuluh tahun, sol turf cukup untuk hampir semua lapangan dan lebih ramah di tumit daripada pul. Jangan membeli sepatu kebesaran supaya awet, karena kaki yang bergeser tidak bisa mengerem.</p>
<h2>Awet karena satu kebiasaan</h2><p>Buka talinya sebelum dilepas, rontokkan tanahnya, lap, lalu keringkan di tempat teduh dengan kertas di dalamnya. Pul bulat yang tinggal setengah sudah waktunya pensiun, sebab cengkeraman yang kamu andalkan juga sudah tinggal setengah.</p>`,
  },
};
