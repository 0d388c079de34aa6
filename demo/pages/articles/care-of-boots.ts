import type { BlogArticle } from "./article.ts";

export const careOfBoots: BlogArticle = {
  code: "care-of-boots",
  author: "Dimas Nainggolan",
  day: "2026-10-28",
  scene: "boot-care",
  categoryCode: "hikingshoes",
  keywords: ["hiking", "naik gunung", "perawatan", "cuci sepatu", "merawat sepatu", "wash shoes", "shoe care"],
  english: {
    title: "Boots that outlive three rainy seasons",
    subtitle: "Mud, mould and glue: what kills hiking boots here, and what saves them",
    text: `<p>Most hiking boots in our country are not worn out. They are stored to death. They come down from the mountain wet, spend a month in a plastic bag, and on the next trip the sole stays behind in the mud. Twenty minutes after each hike prevent nearly all of it.</p>
<h2>The evening you come home</h2><p>Take out laces and insoles, and open the tongue as wide as it goes. Knock off the dry mud, then wash with lukewarm water and a soft brush. No washing powder and no machine: both dissolve the glue and the coating. Do not forget the inside, where salt from sweat makes leather brittle. A cloth with a little mild soap is enough.</p>
<h2>Drying</h2><p>Shade and moving air, never sun, stove or the back of the fridge. Heat shrinks leather and lets soles come off. Stuff the boots with newspaper and change it after an hour, and again before you go to bed. In the rainy season put them before a fan. They need two days. If they smell, they are not dry.</p>
<h2>Feeding</h2><p>Smooth leather wants a thin layer of wax when water no longer rolls off, three or four times a year. Suede and fabric want a spray, since wax would close what should breathe. Treat boots while they are clean and slightly damp, wait ten minutes, and wipe off what the leather did not take. The membrane inside, if there is one, needs nothing but cleanliness.</p>
<h2>Why soles fall off</h2><p>The cushioning between sole and boot is usually polyurethane. Warm and humid air takes it apart, slowly and from within, and it does so faster while a boot stands still. After about five years it may crumble although the tread looks new. So wear your boots: walk the dog in them. Before a long trip press the midsole with your thumb. If it stays dented or sheds crumbs, do not take it up a volcano.</p>
<ul><li>Store them in a breathing bag on a shelf, not on the floor.</li><li>A small bag of silica gel in each boot helps, and dries again in the sun.</li><li>Mould comes off with water and a little vinegar. Dry for two days, then feed.</li><li>Loosen the laces completely, so that the collar keeps its shape.</li></ul>
<h2>On the trip</h2><p>Carry a metre of strong tape around your bottle. A sole that begins to open can be taped across the arch and will take you down. Two pairs of socks in turn keep boots drier than one thick pair. And at the first stream on the way home, rinse off the mud: it is much easier there than on your balcony.</p>
<p>Good boots can be resoled. Ask before you throw them away. The uppers of a well-kept pair often have another thousand kilometres in them.</p>`,
  },
  indonesian: {
    title: "Sepatu gunung yang tahan tiga musim hujan",
    subtitle: "Lumpur, jamur, dan lem: yang merusak sepatu gunung, dan cara menyelamatkannya",
    text: `<p>Kebanyakan sepatu gunung di negeri kita rusak bukan karena dipakai, melainkan karena disimpan. Turun gunung masih basah, sebulan di kantong plastik, lalu pada pendakian berikutnya solnya tertinggal di lumpur. Dua puluh menit setelah setiap pendakian bisa mencegah hampir semuanya.</p>
<h2>Malam begitu sampai rumah</h2><p>Lepas tali dan sol dalam, buka lidahnya selebar mungkin. Rontokkan lumpur kering, lalu cuci dengan air suam-suam kuku dan sikat halus. Jangan pakai detergen dan jangan masuk mesin cuci, keduanya melarutkan lem dan lapisan pelindung. Bagian dalam juga, karena garam dari keringat membuat kulit rapuh. Lap dengan sedikit sabun lembut sudah cukup.</p>
<h2>Mengeringkan</h2><p>Di tempat teduh dengan udara mengalir, jangan di bawah matahari, dekat kompor, atau di belakang kulkas. Panas mengerutkan kulit dan melepaskan sol. Isi sepatu dengan koran, ganti setelah satu jam, dan sekali lagi sebelum tidur. Di musim hujan, taruh di depan kipas angin. Butuh dua hari. Kalau masih bau, berarti belum kering.</p>
<h2>Memberi nutrisi</h2><p>Kulit halus perlu wax tipis-tipis saat air sudah tidak menggelinding lagi, tiga atau empat kali setahun. Suede dan kain lebih cocok dengan semprotan, karena wax menutup pori yang seharusnya bernapas. Rawat saat sepatu bersih dan agak lembap, tunggu sepuluh menit, lalu lap sisanya. Membran di dalam, kalau ada, hanya butuh kebersihan.</p>
<h2>Kenapa sol bisa lepas</h2><p>Bantalan di antara sol dan sepatu biasanya dari poliuretan. Udara hangat dan lembap mengurainya pelan-pelan dari dalam, dan lebih cepat kalau sepatu didiamkan. Setelah sekitar lima tahun bantalan bisa remuk walaupun kembangan solnya masih seperti baru. Jadi pakailah, misalnya untuk jalan sore. Sebelum pendakian panjang, tekan bantalannya dengan jempol. Kalau tetap penyok atau rontok, jangan dibawa naik gunung berapi.</p>
<ul><li>Simpan di tas yang bisa bernapas, di rak, bukan di lantai.</li><li>Sekantong kecil silica gel di tiap sepatu membantu, dan bisa dijemur lagi.</li><li>Jamur hilang dengan air dan sedikit cuka. Keringkan dua hari, lalu beri wax.</li><li>Kendurkan tali sepenuhnya supaya bentuk kerahnya tetap terjaga.</li></ul>
<h2>Di jalan</h2><p>Lilitkan satu meter lakban kuat di botol minummu. Sol yang mulai menganga bisa dililit melintang dan cukup untuk membawamu turun. Dua pasang kaus kaki yang dipakai bergantian membuat sepatu lebih kering daripada sepasang yang tebal. Dan di sungai pertama saat pulang, bilas lumpurnya. Jauh lebih gampang di sana daripada di balkon.</p>
<p>Sepatu bagus bisa diganti solnya. Tanyakan dulu sebelum dibuang. Bagian atas yang terawat sering masih sanggup seribu kilometer lagi.</p>`,
  },
};
