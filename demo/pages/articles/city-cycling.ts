import type { BlogArticle } from "./article.ts";

export const cityCycling: BlogArticle = {
  code: "city-cycling",
  author: "Dimas Nainggolan",
  day: "2026-10-07",
  scene: "city-ride",
  categoryCode: "bikehelmets",
  genders: ["MEN", "WOMEN", "UNISEX"],
  keywords: ["cycling", "sepeda", "bersepeda"],
  english: {
    title: "Cycling to work in the city: the calm way",
    subtitle: "Be seen, be predictable, and arrive in a dry shirt",
    text: `<p>Eight kilometres through the city take forty minutes by car on a Monday, thirty by bus and thirty by bicycle. Only one of the three takes thirty every day. What keeps most of us from trying is not distance. It is traffic, rain and the state of one's shirt. All three can be managed.</p>
<h2>Find the second-best road</h2><p>The fast way in a car is the worst way on a bike. Look for the road beside it: the one behind the market, along the canal, through the housing estate with the sleepy guard. It may add a kilometre and take away every lorry. Ride it once on a Sunday, when mistakes cost nothing, and count the turns to the right. Those are the hard ones, since we ride on the left.</p>
<h2>Be boring</h2><p>Accidents happen to people who surprise others. Hold a straight line about a metre from the edge, also past parked cars, whose doors open. Look over your shoulder before you move, show your hand, and only then go. At a red light wait in front of the first car and not beside its left corner: a bus that turns there does not see you.</p>
<ul><li>A white light in front and a red one behind, also by day when it rains.</li><li>Something bright that moves: ankles are seen sooner than backs.</li><li>A bell, and a friendly word, for everybody who walks.</li><li>No earphones. Your ears are your mirrors.</li></ul>
<h2>The helmet</h2><p>Level on the head, two fingers above the eyebrows, straps in a V below the ears, and room for one finger under the chin. If you can push it back with a flat hand, it is too loose. After a hard blow it is done, even without a visible crack. In our sun and sweat, replace it after about five years.</p>
<h2>Arriving dry</h2><p>Leave twenty minutes before the heat and ride at the speed of a conversation. Let the bag travel on the rack and not on your back: that alone saves the shirt. Keep a towel, a second shirt and deodorant at the office, and wipe with a wet cloth before you change. In the rainy season mudguards matter more than jackets, since most of the water comes from below. A poncho that covers the handlebar keeps knees dry and lets air through.</p>
<h2>The bike itself</h2><p>Whatever you have is right for the first month. Pump the tyres every week: soft ones are slow and puncture. Oil the chain after rain. Check that both brakes stop the wheel when you push the bike forward. And lock frame and front wheel to something that does not move, with a lock worth a tenth of the bike.</p>
<p>Begin with one day a week. Choose Friday, when the roads are kinder and the evening is yours.</p>`,
  },
  indonesian: {
    title: "Bersepeda ke kantor di kota, dengan tenang",
    subtitle: "Terlihat, mudah ditebak, dan sampai dengan baju kering",
    text: `<p>Delapan kilometer di tengah kota butuh empat puluh menit naik mobil pada hari Senin, tiga puluh menit naik bus, dan tiga puluh menit naik sepeda. Hanya satu yang tetap tiga puluh menit setiap hari. Yang menahan kebanyakan kita bukan jaraknya, melainkan lalu lintas, hujan, dan nasib baju. Ketiganya bisa diatur.</p>
<h2>Cari jalan terbaik kedua</h2><p>Jalan tercepat untuk mobil adalah jalan terburuk untuk sepeda. Cari jalan di sebelahnya: yang di belakang pasar, di tepi kali, atau lewat perumahan yang satpamnya santai. Mungkin bertambah satu kilometer, tetapi semua truk hilang. Coba sekali pada hari Minggu, saat salah jalan tidak ada ruginya, dan hitung belokan ke kanannya. Itu yang paling sulit, karena kita jalan di kiri.</p>
<h2>Jadilah membosankan</h2><p>Kecelakaan menimpa orang yang mengejutkan orang lain. Jaga garis lurus sekitar satu meter dari tepi, juga saat melewati mobil parkir yang pintunya bisa terbuka. Tengok ke belakang sebelum berpindah, beri isyarat tangan, baru bergerak. Di lampu merah, tunggu di depan mobil pertama, bukan di samping kirinya. Bus yang berbelok tidak melihatmu di sana.</p>
<ul><li>Lampu putih di depan dan merah di belakang, juga siang hari saat hujan.</li><li>Sesuatu yang terang dan bergerak: pergelangan kaki lebih cepat terlihat daripada punggung.</li><li>Bel dan sapaan ramah untuk semua pejalan kaki.</li><li>Tanpa earphone. Telingamu adalah spionmu.</li></ul>
<h2>Helm</h2><p>Datar di kepala, dua jari di atas alis, tali membentuk huruf V di bawah telinga, dan sisa satu jari di bawah dagu. Kalau bisa didorong ke belakang dengan telapak tangan, berarti terlalu longgar. Setelah benturan keras tugasnya selesai, walaupun tidak tampak retak. Dengan matahari dan keringat kita, ganti setelah sekitar lima tahun.</p>
<h2>Tiba tetap kering</h2><p>Berangkat dua puluh menit sebelum panas dan kayuh secepat orang mengobrol. Taruh tas di boncengan, bukan di punggung. Itu saja sudah menyelamatkan baju. Simpan handuk, baju ganti, dan deodoran di kantor, lalu lap badan dengan kain basah sebelum ganti. Di musim hujan, spakbor lebih penting daripada jaket, karena sebagian besar air datang dari bawah. Ponco yang menutup setang menjaga lutut tetap kering dan tetap ada angin.</p>
<h2>Sepedanya</h2><p>Untuk bulan pertama, sepeda apa pun yang kamu punya sudah benar. Pompa ban setiap minggu, karena ban lembek itu lambat dan gampang bocor. Minyaki rantai setelah hujan. Pastikan kedua rem menahan roda saat sepeda didorong maju. Kunci rangka dan roda depan ke benda yang tidak bisa dipindah, dengan gembok seharga sepersepuluh sepedanya.</p>
<p>Mulai dari sehari dalam seminggu. Pilih Jumat, saat jalanan lebih ramah dan malamnya milikmu.</p>`,
  },
};
