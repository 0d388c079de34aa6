import type { PageBlock, PageContent } from "@gelora/contracts/page-content.ts";
import { onEveryDevice, type Pick } from "./both.ts";

/** Questions of a topic, each with its answer in the safe subset of HTML. */
const topic = (title: string, items: readonly { readonly question: string; readonly answer: string }[]): PageBlock => ({
  type: "faq",
  title,
  items: [...items],
});

const ordering = (pick: Pick): PageBlock =>
  topic(pick("Ordering and paying", "Pesan dan bayar"), [
    {
      question: pick("Do I need an account?", "Apakah saya perlu akun?"),
      answer: pick(
        `<p>No. You can buy as a guest and track your order with its number and your email or mobile number under <a href="/order/track">Track an order</a>.</p>`,
        `<p>Tidak. Kamu bisa membeli sebagai tamu dan melacak pesanan dengan nomor pesanan dan email atau nomor ponsel di <a href="/order/track">Lacak pesanan</a>.</p>`,
      ),
    },
    {
      question: pick("What if I forget my password?", "Bagaimana kalau saya lupa kata sandi?"),
      answer: pick(
        `<p>Press <strong>Forgot your password?</strong> on the <a href="/login">login page</a>. We email you a link with which you choose a new one.</p>`,
        `<p>Tekan <strong>Lupa kata sandi?</strong> di <a href="/login">halaman masuk</a>. Kami kirim tautan lewat email untuk membuat kata sandi baru.</p>`,
      ),
    },
    {
      question: pick("How can I pay?", "Bisa bayar pakai apa saja?"),
      answer: pick(
        `<p>By virtual account, QRIS, e-wallet or card, at a convenience store, or by cash on delivery (COD) where a courier offers it. The checkout shows the ways that your order can be paid.</p>`,
        `<p>Virtual account, QRIS, dompet digital, kartu, minimarket, atau bayar di tempat (COD) kalau kurirnya menyediakan. Checkout menampilkan cara bayar yang bisa dipakai untuk pesananmu.</p>`,
      ),
    },
    {
      question: pick("How long do I have to pay?", "Berapa lama batas pembayarannya?"),
      answer: pick(
        `<p>Usually 24 hours, and 30 minutes if something in it is from a flash sale: your order shows the deadline with a countdown. After that the order is closed and nothing is charged.</p>`,
        `<p>Biasanya 24 jam, atau 30 menit kalau ada barang flash sale: batas waktunya tertera di pesananmu dengan hitung mundur. Setelah itu pesanan ditutup dan tidak ada yang ditagih.</p>`,
      ),
    },
    {
      question: pick("Can I cancel?", "Bisa membatalkan pesanan?"),
      answer: pick(
        `<p>Yes, while the order awaits payment. Once it is paid, you can cancel items of it on the order page until it is sent. A cash on delivery (COD) order can be cancelled there too, but only as a whole.</p>`,
        `<p>Bisa, selama pesanan menunggu pembayaran. Setelah dibayar, barangnya bisa kamu batalkan di halaman pesanan sampai pesanan dikirim. Pesanan bayar di tempat (COD) juga bisa kamu batalkan di sana sampai dikirim, sekaligus seluruhnya.</p>`,
      ),
    },
    {
      question: pick("Can I pay in instalments?", "Bisa bayar pakai cicilan?"),
      answer: pick(
        `<p>Yes, by credit card of the banks that the checkout names, from Rp500.000 on. Choose the bank and the number of months there.</p>`,
        `<p>Bisa, dengan kartu kredit dari bank yang tertera saat checkout, mulai Rp500.000. Pilih bank dan lamanya cicilan di sana.</p>`,
      ),
    },
    {
      question: pick("Where do I find my invoice?", "Di mana faktur saya?"),
      answer: pick(
        `<p>On the order's page, as soon as it is paid: open it, print it or save it as PDF. For a company you can add its name and tax number (NPWP) there.</p>`,
        `<p>Di halaman pesanan, begitu pesanan dibayar: bisa dibuka, dicetak, atau disimpan sebagai PDF. Untuk perusahaan, nama dan NPWP-nya bisa ditambahkan di sana.</p>`,
      ),
    },
    {
      question: pick("How do I use a coupon?", "Bagaimana cara memakai kupon?"),
      answer: pick(
        `<p>Enter its code at checkout, one coupon or voucher for each order. Promotions need no code. As a member you find yours under <a href="/account/coupons">Your coupons</a>.</p>`,
        `<p>Masukkan kodenya saat checkout; satu kupon atau voucher untuk setiap pesanan. Promo tidak perlu kode. Kalau kamu punya akun, kuponmu ada di <a href="/account/coupons">Kuponmu</a>.</p>`,
      ),
    },
    {
      question: pick("Is there a gift card, or gift wrapping?", "Ada kartu hadiah atau bungkus kado?"),
      answer: pick(
        `<p>Not yet. If it is a present, enter the other person's address at checkout and it goes straight there. Does the size not fit? It can be exchanged within 14 days of delivery, on your order's page.</p>`,
        `<p>Belum ada. Kalau buat kado, isi alamat penerimanya saat checkout, jadi barangnya langsung dikirim ke sana. Ukurannya tidak pas? Bisa ditukar dalam 14 hari sejak diterima, lewat halaman pesananmu.</p>`,
      ),
    },
  ]);

const delivery = (pick: Pick): PageBlock =>
  topic(pick("Delivery", "Pengiriman"), [
    {
      question: pick("How long does delivery take?", "Berapa lama pengirimannya?"),
      answer: pick(
        `<p>About 3-7 working days after payment. The checkout shows each courier's day for your address before you pay.</p>`,
        `<p>Sekitar 3-7 hari kerja setelah pembayaran. Checkout menampilkan perkiraan tiba setiap kurir untuk alamatmu sebelum kamu membayar.</p>`,
      ),
    },
    {
      question: pick("Where is my parcel?", "Paket saya sudah sampai mana?"),
      answer: pick(
        `<p>The order's page shows the courier, the tracking number and each step on the way. Without an account, look under <a href="/order/track">Track an order</a>. Is it late, or do you think that it is lost? <a href="/contact-us">Contact us</a>.</p>`,
        `<p>Halaman pesanan menampilkan kurir, nomor resi, dan perjalanan paketmu. Tanpa akun, cek di <a href="/order/track">Lacak pesanan</a>. Paketnya terlambat, belum datang, atau sepertinya hilang? <a href="/contact-us">Hubungi kami</a>.</p>`,
      ),
    },
    {
      question: pick("What does delivery cost?", "Berapa ongkirnya?"),
      answer: pick(
        `<p>It depends on your address, the weight and the courier. The checkout shows it before you pay: see <a href="/page/delivery-costs">Delivery costs</a>.</p>`,
        `<p>Ongkir tergantung alamat, berat, dan kurir. Checkout menampilkannya sebelum kamu membayar: lihat <a href="/page/delivery-costs">Ongkir</a>.</p>`,
      ),
    },
    {
      question: pick("Can I pay on delivery?", "Bisa bayar di tempat?"),
      answer: pick(
        `<p>Where a courier offers it: see <a href="/page/cash-on-delivery">Cash on delivery</a>.</p>`,
        `<p>Bisa, kalau kurirnya menyediakan: lihat <a href="/page/cash-on-delivery">Bayar di tempat (COD)</a>.</p>`,
      ),
    },
  ]);

const sendingBack = (pick: Pick): PageBlock =>
  topic(pick("Returns and refunds", "Retur dan pengembalian dana"), [
    {
      question: pick("How do I send something back?", "Bagaimana cara mengembalikan barang?"),
      answer: pick(
        `<p>Within 14 days of delivery, open the order, choose what goes back and press <strong>Request a return</strong>, or <strong>Batch return</strong> if the order has several items. You see what you get back before you send the request. More under <a href="/page/delivery-returns">Delivery and returns</a>.</p>`,
        `<p>Dalam 14 hari sejak barang diterima, buka pesananmu, pilih barangnya, lalu tekan <strong>Ajukan retur</strong>, atau <strong>Retur barang pilihan</strong> kalau isinya lebih dari satu. Sebelum mengirim pengajuan, kamu bisa melihat apa yang kembali kepadamu. Selengkapnya di <a href="/page/delivery-returns">Pengiriman dan retur</a>.</p>`,
      ),
    },
    {
      question: pick(
        "What if an item is damaged, faulty or the wrong one?",
        "Bagaimana kalau barangnya rusak, cacat, atau salah kirim?",
      ),
      answer: pick(
        `<p>Request a return within 14 days of delivery and say what is wrong; pictures of what is broken or defective help us to decide sooner. For these we pay for the return. It is the same if you paid on delivery.</p>`,
        `<p>Ajukan retur dalam 14 hari sejak barang diterima dan sebutkan masalahnya; foto bagian yang rusak membantu kami memutuskan lebih cepat. Ongkir returnya kami yang tanggung. Kalau kamu membayar di tempat (COD), caranya sama.</p>`,
      ),
    },
    {
      question: pick("Can I have another size instead?", "Bisa tukar ukuran saja?"),
      answer: pick(
        `<p>Yes, if it is in stock at the same price. Request a return and choose <strong>Another size</strong>: we set it aside at once, and send it free of charge when your parcel is on its way.</p>`,
        `<p>Bisa, selama ukurannya ada dan harganya sama. Ajukan retur lalu pilih <strong>Tukar ukuran</strong>: langsung kami sisihkan, dan kami kirim gratis begitu paketmu dalam perjalanan.</p>`,
      ),
    },
    {
      question: pick("How do I get my money back?", "Bagaimana uang saya dikembalikan?"),
      answer: pick(
        `<p>A card, QRIS or e-wallet payment that the provider can return goes back the way it came. What was paid by virtual account or at a convenience store is returned by bank transfer. Your order page shows the amount and the way.</p>`,
        `<p>Kalau penyedianya bisa mengembalikan, pembayaran dengan kartu, QRIS, atau dompet digital kembali ke kartu, rekening, atau dompet yang dipakai membayar. Pembayaran lewat virtual account atau minimarket dikembalikan lewat transfer bank. Jumlah dan caranya tertera di halaman pesanan.</p>`,
      ),
    },
  ]);

const club = (pick: Pick): PageBlock =>
  topic("MapClub", [
    {
      question: pick("What is MapClub?", "Apa itu MapClub?"),
      answer: pick(
        `<p>Our loyalty club. Members earn points on what they buy, and one point pays Rp1. The <a href="/page/privacy-policy">privacy policy</a> says what MapClub learns about you and how to object.</p>`,
        `<p>Klub loyalitas kami. Anggota mendapat poin dari belanjanya, dan satu poin bisa membayar Rp1. Data yang diketahui MapClub dan cara mengajukan keberatan ada di <a href="/page/privacy-policy">kebijakan privasi</a>.</p>`,
      ),
    },
    {
      question: pick("How do I join?", "Bagaimana cara menjadi anggota?"),
      answer: pick(
        `<p>Open <a href="/account/mapclub">MapClub</a> in your account: join there, or link a card that you have already. Both are free. If you have linked your card, every order earns points by itself.</p>`,
        `<p>Buka <a href="/account/mapclub">MapClub</a> di akunmu: daftar di sana, atau hubungkan kartu yang sudah kamu punya. Keduanya gratis. Setelah kartumu terhubung, setiap pesanan otomatis mendapat poin.</p>`,
      ),
    },
    {
      question: pick("When can I use my points?", "Kapan poin saya bisa dipakai?"),
      answer: pick(
        `<p>Once the return window has closed, 14 days after your order arrived. You can then use them for at least a year; we email you 30 and 7 days before any of them expire. <a href="/account/mapclub">Your card</a> shows which points wait and which expire next.</p>`,
        `<p>Setelah masa retur berakhir, yaitu 14 hari sejak pesananmu sampai. Sejak itu poin berlaku minimal setahun; kami mengirim email 30 dan 7 hari sebelum ada yang hangus. Poin yang masih menunggu dan yang akan hangus tertera di <a href="/account/mapclub">kartumu</a>.</p>`,
      ),
    },
    {
      question: pick("How do I pay with points?", "Bagaimana cara membayar pakai poin?"),
      answer: pick(
        `<p>At checkout, choose to use your points and enter your MapClub PIN. They pay for part of the order or for all of it.</p>`,
        `<p>Saat checkout, pilih pakai poin lalu masukkan PIN MapClub-mu. Poin bisa membayar sebagian atau seluruh pesanan.</p>`,
      ),
    },
    {
      question: pick("What if I forget my PIN?", "Bagaimana kalau saya lupa PIN?"),
      answer: pick(
        `<p>Set a new one from <a href="/account/mapclub">your card</a>, with a code that we send to your mobile number. After three wrong attempts a PIN is disabled, and a new one is all that it takes. Never tell anyone your PIN: we do not ask for it by phone or chat.</p>`,
        `<p>Buat yang baru dari <a href="/account/mapclub">kartumu</a>, dengan kode yang kami kirim ke nomor ponselmu. Setelah tiga kali salah, PIN dinonaktifkan; cukup buat PIN baru. Jangan pernah memberi tahu PIN-mu kepada siapa pun: kami tidak akan menanyakannya lewat telepon atau chat.</p>`,
      ),
    },
    {
      question: pick(
        "What happens to my points if I send something back?",
        "Bagaimana poin saya kalau barangnya diretur?",
      ),
      answer: pick(
        `<p>The points that you paid with go back to your card, and the points that those items earned are taken back. You see both before you send the request.</p>`,
        `<p>Poin yang kamu pakai membayar kembali ke kartumu, dan poin yang didapat dari barang itu ditarik. Keduanya tertera sebelum kamu mengirim pengajuan.</p>`,
      ),
    },
  ]);

/** The page of questions and answers, by topic [CNT-06]. */
export const questionsPage: PageContent = onEveryDevice((pick) => [
  {
    type: "html",
    title: pick("Questions and answers", "Tanya jawab"),
    subtitle: pick("What shoppers ask us most often", "Yang paling sering ditanyakan"),
    text: pick(
      `<p>Press a question to read its answer. Is yours not among them? <a href="/contact-us">Write to us</a>.</p>`,
      `<p>Tekan pertanyaannya untuk membaca jawabannya. Pertanyaanmu belum ada di sini? <a href="/contact-us">Tanya kami</a>.</p>`,
    ),
  },
  ordering(pick),
  delivery(pick),
  sendingBack(pick),
  club(pick),
]);
