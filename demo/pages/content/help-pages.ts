import type { PageContent } from "@gelora/contracts/page-content.ts";
import { onEveryDevice } from "./both.ts";

/** Answers that shoppers look for, also by search: see page-keywords.ts. */
export const helpPages: Readonly<Record<string, PageContent>> = {
  "/information/faq": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Questions and answers", "Tanya jawab"),
      subtitle: pick("What shoppers ask us most often", "Yang paling sering ditanyakan"),
      text: pick(
        `<h2>Do I need an account?</h2><p>No. You can buy as a guest and track your order with its number and your email or mobile number under <a href="/order/track">Track an order</a>.</p>
<h2>What does delivery cost?</h2><p>It depends on your address, the weight and the courier. The checkout shows it before you pay: see <a href="/page/delivery-costs">Delivery costs</a>.</p>
<h2>Can I pay on delivery?</h2><p>Where a courier offers it: see <a href="/page/cash-on-delivery">Cash on delivery</a>.</p>
<h2>How long do I have to pay?</h2><p>Until the deadline that your order shows with a countdown. After that the order is closed and nothing is charged.</p>
<h2>Can I cancel?</h2><p>Yes, while the order awaits payment. Once it is paid, you can cancel items of it on the order page until it is sent. For cash on delivery, <a href="/contact-us">contact us</a> before it is sent.</p>
<h2>How do I send something back?</h2><p>Contact us within 14 days of delivery: see <a href="/page/delivery-returns">Delivery and returns</a>.</p>
<h2>How do I get my money back?</h2><p>A card, QRIS or e-wallet payment that the provider can return goes back the way it came. What was paid by virtual account or at a convenience store is returned by bank transfer. Your order page shows the amount and the way.</p>
<h2>What is MapClub?</h2><p>Our loyalty club. Members earn points on what they buy, and one point pays Rp1. The <a href="/page/privacy-policy">privacy policy</a> says what MapClub learns about you and how to object.</p>`,
        `<h2>Apakah saya perlu akun?</h2><p>Tidak. Kamu bisa membeli sebagai tamu dan melacak pesanan dengan nomor pesanan dan email atau nomor ponsel di <a href="/order/track">Lacak pesanan</a>.</p>
<h2>Berapa ongkos kirimnya?</h2><p>Tergantung alamat, berat, dan kurir. Checkout menampilkannya sebelum kamu membayar: lihat <a href="/page/delivery-costs">Ongkos kirim</a>.</p>
<h2>Bisa bayar di tempat?</h2><p>Bisa, bila kurirnya menyediakan: lihat <a href="/page/cash-on-delivery">Bayar di tempat (COD)</a>.</p>
<h2>Berapa lama batas pembayarannya?</h2><p>Sampai waktu yang tertera di pesanan dengan hitung mundur. Setelah itu pesanan ditutup dan tidak ada yang ditagih.</p>
<h2>Bisa membatalkan pesanan?</h2><p>Bisa, selama pesanan menunggu pembayaran. Setelah dibayar, barangnya bisa kamu batalkan di halaman pesanan sampai pesanan dikirim. Untuk bayar di tempat (COD), <a href="/contact-us">hubungi kami</a> sebelum pesanan dikirim.</p>
<h2>Bagaimana cara mengembalikan barang?</h2><p>Hubungi kami dalam 14 hari sejak barang diterima: lihat <a href="/page/delivery-returns">Pengiriman dan pengembalian</a>.</p>
<h2>Bagaimana uang saya dikembalikan?</h2><p>Pembayaran kartu, QRIS, atau dompet digital yang bisa dikembalikan penyedianya kembali ke asalnya. Pembayaran lewat virtual account atau minimarket dikembalikan lewat transfer bank. Jumlah dan caranya tertera di halaman pesanan.</p>
<h2>Apa itu MapClub?</h2><p>Klub loyalitas kami. Anggota mendapat poin dari belanjanya, dan satu poin bisa membayar Rp1. Data yang diketahui MapClub dan cara mengajukan keberatan ada di <a href="/page/privacy-policy">kebijakan privasi</a>.</p>`,
      ),
    },
  ]),
  "/page/delivery-costs": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Delivery costs", "Ongkos kirim"),
      text: pick(
        `<p>The cost depends on where you live, how heavy the parcel is and which courier you choose. Enter your address at checkout: every courier that serves it appears with its price and arrival date, before you pay.</p>
<ul><li>The price is for the whole parcel, not for each item.</li><li>Picking up in a <a href="/store">store</a> is free.</li><li>The total on the button is all you pay.</li></ul>`,
        `<p>Ongkos kirim tergantung lokasi, berat paket, dan kurir yang kamu pilih. Isi alamat saat checkout: setiap kurir yang melayani alamatmu muncul dengan ongkir dan perkiraan tibanya, sebelum kamu membayar.</p>
<ul><li>Ongkos kirim dihitung per paket, bukan per barang.</li><li>Ambil di <a href="/store">toko</a> gratis.</li><li>Total di tombol bayar adalah seluruh yang kamu bayar.</li></ul>`,
      ),
    },
  ]),
  "/page/cash-on-delivery": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Cash on delivery (COD)", "Bayar di tempat (COD)"),
      text: pick(
        `<p>Some couriers accept cash at your door. If the courier you choose does, the checkout offers cash on delivery as a payment method.</p>
<ul><li>Have the exact amount ready: couriers carry little change.</li><li>Pay before you open the parcel. If something inside is not right, <a href="/contact-us">contact us</a> with photos.</li><li>If you pick up in a store, you can pay there in cash.</li></ul>`,
        `<p>Sebagian kurir menerima pembayaran tunai di depan pintu. Bila kurir yang kamu pilih menyediakannya, checkout menampilkan pilihan bayar di tempat (COD).</p>
<ul><li>Siapkan uang pas: kurir membawa sedikit uang kembalian.</li><li>Bayar sebelum paket dibuka. Bila isinya tidak sesuai, <a href="/contact-us">hubungi kami</a> dengan foto.</li><li>Kalau ambil di toko, kamu bisa membayar tunai di sana.</li></ul>`,
      ),
    },
  ]),
};
