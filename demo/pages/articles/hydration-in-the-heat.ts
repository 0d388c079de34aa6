import type { BlogArticle } from "./article.ts";

export const hydration: BlogArticle = {
  code: "hydration-in-the-heat",
  author: "dr. Maya Siregar",
  day: "2026-10-14",
  scene: "drink-break",
  categoryCode: "bottles",
  genders: ["MEN", "WOMEN", "UNISEX"],
  keywords: ["hydration", "dehidrasi", "minum"],
  english: {
    title: "Drinking in tropical heat: how much, when, and what",
    subtitle: "Thirty-two degrees and wet air change the arithmetic",
    text: `<p>Sweat cools us only when it dries. In Jakarta at four in the afternoon the air is already full of water, so sweat drips instead of drying, and the body answers with more sweat. That is why advice from cool countries does not fit us, and why two people who play the same game can lose half a litre or two litres an hour.</p>
<h2>Find your own number</h2><p>Weigh yourself before training, without shoes, and again afterwards, dry and in the same clothes. Each kilogram lost is about a litre. Add what you drank. Do this on a hot day and on a mild one, and you know more about yourself than any table does. Aim to replace a little less than you lose while you move. Coming back heavier than you went means that you drank too much.</p>
<h2>Before</h2><p>A glass or two in the two hours before, in sips. Pale straw is the colour to look for. Clear as water means that you are overdoing it, apple juice means that you begin with a debt.</p>
<h2>During</h2><ul><li>Up to forty-five minutes: nothing, or a few sips. You will not dry out.</li><li>Up to an hour and a half: water, when you are thirsty. Thirst is a good guide at this length.</li><li>Longer, or soaked: something with salt and sugar. Half a litre of water, a pinch of salt and two spoons of sugar with a squeeze of lime costs nearly nothing. Coconut water is pleasant and rich in potassium, yet poor in the sodium that sweat takes, so add a pinch of salt to it too.</li></ul>
<p>Cold drinks are no danger. They cool you from within and leave the stomach sooner.</p>
<h2>After</h2><p>One and a half times what the scales say is missing, over the next few hours, together with food. A bowl of soto brings back more salt than any sports drink, and tastes better.</p>
<h2>When it is not thirst any more</h2><p>Headache, goose bumps in the heat, dizziness, a partner who answers slowly or oddly: stop, go into the shade, loosen clothes, put wet cloths on neck, armpits and groin, and fan. Somebody who is confused, or no longer sweats, needs an ambulance, and cooling while it comes. Do not give a drink to a person who cannot hold the cup.</p>
<h2>Small things that help</h2><p>Light colours and thin fabric. Ten days of getting used to heat, with shorter sessions. A bottle that you can open with one hand, since what is awkward is not drunk. And the earliest hour you can bear: between five and six the same run costs you a third less water than at nine.</p>
<p>If you take medicine for heart, kidneys or blood pressure, ask your doctor how much is right for you. This text does not know you.</p>`,
  },
  indonesian: {
    title: "Minum di cuaca tropis: berapa, kapan, dan apa",
    subtitle: "Tiga puluh dua derajat dan udara lembap mengubah hitungannya",
    text: `<p>Keringat baru mendinginkan kalau menguap. Di Jakarta pukul empat sore, udara sudah penuh air, jadi keringat menetes alih-alih menguap, dan tubuh menjawab dengan keringat lebih banyak lagi. Karena itu saran dari negara sejuk tidak cocok untuk kita, dan dua orang dalam permainan yang sama bisa kehilangan setengah liter atau dua liter per jam.</p>
<h2>Cari angkamu sendiri</h2><p>Timbang badan sebelum latihan tanpa sepatu, lalu sesudahnya dalam keadaan kering dengan baju yang sama. Setiap kilogram yang hilang kira-kira satu liter. Tambahkan yang kamu minum. Lakukan sekali saat panas dan sekali saat teduh, maka kamu lebih tahu tentang dirimu daripada tabel mana pun. Selama bergerak, ganti sedikit kurang dari yang hilang. Kalau pulang lebih berat daripada berangkat, artinya kamu minum terlalu banyak.</p>
<h2>Sebelum</h2><p>Satu atau dua gelas dalam dua jam sebelumnya, sedikit demi sedikit. Patokannya warna urine kuning pucat. Sebening air berarti berlebihan, sewarna jus apel berarti kamu mulai dengan utang.</p>
<h2>Selama latihan</h2><ul><li>Sampai empat puluh lima menit: tidak perlu, atau beberapa teguk. Kamu tidak akan dehidrasi.</li><li>Sampai satu setengah jam: air putih saat haus. Untuk durasi ini, rasa haus bisa dipercaya.</li><li>Lebih lama, atau baju sudah basah kuyup: minuman dengan garam dan gula. Setengah liter air, sejumput garam, dua sendok gula, dan perasan jeruk nipis hampir tidak ada biayanya. Air kelapa enak dan kaya kalium, tetapi natriumnya sedikit, padahal itu yang terbuang lewat keringat. Jadi, tambahkan juga sejumput garam.</li></ul>
<p>Minuman dingin tidak berbahaya. Ia mendinginkan dari dalam dan lebih cepat meninggalkan lambung.</p>
<h2>Sesudah</h2><p>Satu setengah kali dari yang hilang menurut timbangan, dalam beberapa jam berikutnya, bersama makanan. Semangkuk soto mengembalikan garam lebih banyak daripada minuman olahraga, dan rasanya lebih enak.</p>
<h2>Kalau sudah bukan sekadar haus</h2><p>Sakit kepala, merinding di tengah panas, pusing, teman yang menjawab lambat atau aneh: berhenti, cari tempat teduh, longgarkan pakaian, tempelkan kain basah di leher, ketiak, dan selangkangan, lalu kipasi. Orang yang bingung atau tidak berkeringat lagi perlu ambulans, dan harus terus didinginkan sambil menunggu. Jangan memberi minum kepada orang yang tidak sanggup memegang gelasnya.</p>
<h2>Hal kecil yang membantu</h2><p>Warna terang dan bahan tipis. Sepuluh hari membiasakan diri dengan panas lewat sesi yang lebih pendek. Botol yang bisa dibuka dengan satu tangan, karena yang merepotkan tidak akan diminum. Dan jam sepagi yang kamu sanggup: antara pukul lima dan enam, lari yang sama butuh sepertiga air lebih sedikit daripada pukul sembilan.</p>
<p>Kalau kamu minum obat jantung, ginjal, atau tekanan darah, tanyakan takaran yang tepat kepada doktermu. Tulisan ini tidak mengenalmu.</p>`,
  },
};
