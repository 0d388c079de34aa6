import type { BlogArticle } from "./article.ts";

export const schoolShoes: BlogArticle = {
  code: "back-to-school-shoes",
  author: "Rani Wibisono",
  day: "2026-09-23",
  scene: "school-morning",
  categoryCode: "sneakers",
  genders: ["KIDS"],
  keywords: ["school", "sekolah", "sepatu sekolah"],
  english: {
    title: "Back-to-school shoes: room to grow, but not too much",
    subtitle: "How to measure a child who does not stand still",
    text: `<p>In July every shoe shop in the country sounds the same. "Do they fit?" "Yes." "Really?" "Yes." Children say yes because they want to go home, because the shoes have lights, or because a young foot is so soft that it does not notice when it is squeezed. So do not ask. Measure.</p>
<h2>Measure on paper</h2><p>In the evening put a sheet of paper against the wall. The child stands on it with heels touching the wall and weight on both feet. Mark the longest toe of each foot, and measure to the wall in millimetres. Take the longer foot. Then add twelve millimetres: that is the inner length you look for. Up to seven of them are needed for the step itself, the rest is for growing.</p>
<h2>Not two sizes</h2><p>Buying two sizes up feels thrifty. Yet a foot that slides gets blisters, toes claw to hold on, and the child stumbles at the stairs. Meanwhile the shoe bends at the wrong place and is worn out before it fits. One size is the right reserve. Children under six grow a size in three or four months, school children in five or six, teenagers in leaps.</p>
<h2>Three tests in the shop</h2><ul><li><strong>Bend it.</strong> It should bend at the ball of the foot, not in the middle, and without force.</li><li><strong>Twist it.</strong> A little is good. A shoe that wrings like a towel gives no support.</li><li><strong>Take out the insole</strong> and let the child stand on it. You see at once how much room is left in front of the toes, and whether the foot hangs over at the sides.</li></ul>
<h2>What a school day asks</h2><p>Ten hours, a flag ceremony in the sun, football in the break and a puddle on the way home. Choose an upper that lets air through, and a sole with a pattern that grips wet tiles. If the school wants black, look whether the sole is black too, since white edges are what teachers notice. Small children do well with two straps. From second grade laces are possible, and stay up better in play. For sports lessons a separate pair lets both of them dry.</p>
<h2>Hand-me-downs</h2><p>Clothes yes, shoes with care. A worn shoe has the form of another foot. A pair that was worn only at weddings is fine. If the heel leans or the insole shows deep toes, say thank you and let it go.</p>
<h2>Check again</h2><p>Write the date and the length on the paper, and keep it. Measure again after three months, when the first rain comes and the shoes are being cleaned anyway. If fewer than five millimetres are left in front, it is time, however good they look.</p>
<p>And let the child choose the colour. It is the only part on which they know better than you. Shoes, backpacks and clothes for PE are together on the page of <a href="/page/back-to-school">the new term</a>.</p>`,
  },
  indonesian: {
    title: "Sepatu sekolah: ada ruang tumbuh, tapi jangan kebanyakan",
    subtitle: "Cara mengukur kaki anak yang tidak bisa diam",
    text: `<p>Setiap bulan Juli, semua toko sepatu bunyinya sama. "Pas?" "Pas." "Yang benar?" "Benar." Anak bilang pas karena ingin cepat pulang, karena sepatunya berlampu, atau karena kakinya masih sangat lunak sehingga tidak terasa terjepit. Jadi jangan ditanya. Ukur saja.</p>
<h2>Ukur di atas kertas</h2><p>Pada sore hari, tempelkan selembar kertas ke dinding. Anak berdiri di atasnya dengan tumit menyentuh dinding dan berat badan di kedua kaki. Tandai jari terpanjang di tiap kaki, lalu ukur sampai ke dinding dalam milimeter. Pakai kaki yang lebih panjang, tambahkan dua belas milimeter. Itulah panjang bagian dalam yang kamu cari. Sampai tujuh milimeter dipakai untuk melangkah, sisanya untuk tumbuh.</p>
<h2>Jangan dua nomor</h2><p>Membeli dua nomor lebih besar terasa hemat. Padahal kaki yang bergeser jadi lecet, jari mencengkeram supaya sepatu tidak lepas, dan anak tersandung di tangga. Sementara itu sepatu menekuk di tempat yang salah dan sudah rusak sebelum sempat pas. Satu nomor adalah cadangan yang tepat. Anak di bawah enam tahun naik satu nomor dalam tiga atau empat bulan, anak SD lima atau enam bulan, remaja bisa melonjak sekaligus.</p>
<h2>Tiga tes di toko</h2><ul><li><strong>Tekuk.</strong> Harus menekuk di pangkal jari, bukan di tengah, dan tanpa dipaksa.</li><li><strong>Puntir.</strong> Sedikit saja itu bagus. Sepatu yang bisa diperas seperti handuk tidak menopang apa-apa.</li><li><strong>Keluarkan sol dalamnya</strong> dan minta anak berdiri di atasnya. Langsung kelihatan sisa ruang di depan jari dan apakah kakinya keluar di samping.</li></ul>
<h2>Tuntutan satu hari sekolah</h2><p>Sepuluh jam, upacara di bawah matahari, sepak bola saat istirahat, dan genangan di jalan pulang. Pilih bagian atas yang tembus udara dan sol yang mencengkeram ubin basah. Kalau sekolah mewajibkan hitam, periksa apakah solnya juga hitam, karena pinggiran putihlah yang dilihat guru. Anak kecil cocok dengan sepatu dua perekat. Mulai kelas dua anak sudah bisa pakai tali, yang tidak gampang lepas saat bermain. Untuk pelajaran olahraga, sepasang terpisah membuat keduanya sempat kering.</p>
<h2>Sepatu turunan</h2><p>Baju boleh, sepatu hati-hati. Sepatu bekas pakai sudah berbentuk kaki orang lain. Sepatu yang hanya dipakai ke kondangan tidak masalah. Kalau tumitnya miring atau sol dalamnya bercetak jari yang dalam, ucapkan terima kasih dan relakan.</p>
<h2>Periksa lagi</h2><p>Tulis tanggal dan panjangnya di kertas tadi, lalu simpan. Ukur lagi setelah tiga bulan, saat hujan pertama turun dan sepatunya memang sedang dicuci. Kalau sisa di depan kurang dari lima milimeter, sudah waktunya ganti, sebagus apa pun kelihatannya.</p>
<p>Dan biarkan anak memilih warnanya. Hanya di bagian itu ia lebih tahu daripada kamu. Sepatu, ransel, dan baju olahraga terkumpul di halaman <a href="/page/back-to-school">masuk sekolah</a>.</p>`,
  },
};
