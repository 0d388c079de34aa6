import type { PageContent } from "@gelora/contracts/page-content.ts";
import { onEveryDevice } from "./both.ts";

/**
 * The policies that consents link to [HOM-14]. A merchant replaces them with their own; these
 * describe what the program does.
 */
export const policies: Readonly<Record<string, PageContent>> = {
  "/page/privacy-policy": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Privacy policy", "Kebijakan privasi"),
      text: pick(
        `<p>This page says what data we keep about you, what for and for how long. We follow Indonesia's Personal Data Protection Law (UU 27/2022).</p>
<h2>What we keep</h2>
<ul><li><strong>To sell to you:</strong> name, email, mobile number, addresses, orders and payments. Card numbers go to the payment provider alone; we never see them.</li>
<li><strong>To keep you signed in:</strong> a session token in your browser. On our side it is stored in a form that cannot be reversed.</li>
<li><strong>To see which pages and ads help:</strong> what you look at and buy here, and only if you have agreed. "Cookie settings" at the foot of every page lets you change your mind.</li>
<li><strong>To send you news:</strong> your address and the topics you chose, once you have confirmed, and when and how you agreed or unsubscribed. You can read that record on the page where you choose your topics.</li>
<li><strong>What you write to us:</strong> questions to our team, with their pictures, are read by our team alone. Reviews, and questions about an item once we have answered them, are shown to everybody with your first name and the initial of your last name.</li></ul>
<h2>Who gets it</h2>
<p>The courier gets what is on the parcel label, the payment provider what a payment needs, and WhatsApp and email providers the messages we send you. If you agreed to be counted, Google Analytics and Meta get what you look at and buy, with your browser's type and IP address; your email and number reach Meta only as a fingerprint (hash), by which it recognises people who are registered with it. The service that suggests similar items gets the code of the item that you look at and your IP address, and nothing that names you. Otherwise nobody gets your data for advertising.</p>
<h2>MapClub</h2>
<p>MapClub is our loyalty club, and you join only if you choose to. When you join, it gets your name, mobile number and email; when you link a card, it learns which account the card belongs to. When an order is complete, of members and others alike, it gets the order number, the dates, the items with their prices and categories, and the mobile number of the order, so that the points reach the right card; for a guest, the number given for points. MapClub keeps your card for as long as you have it, and purchases and the record of points for ten years, as we keep orders. You can unlink your card at any time under MapClub in your account. To object to the sharing, withdraw your consent or have your data deleted, write to us through the <a href="/contact-us">contact page</a>.</p>
<h2>How long</h2>
<p>Orders are kept for ten years, as tax law requires. Guest carts are deleted 90 days after their last change, sessions when they end, and what you write to our team, with its pictures, a year after our last answer. When you delete your account, your subscription to our news, your pictures and what of your reviews and questions is not shown go with it; what is shown stays without your name.</p>
<h2>Your rights</h2>
<p>You may see, correct, transfer and delete your data and withdraw your consent. Write to us at the addresses on the <a href="/contact-us">contact page</a>; we answer within 72 hours.</p>`,
        `<p>Halaman ini menjelaskan data apa tentang kamu yang kami simpan, untuk apa, dan berapa lama. Kami mengikuti Undang-Undang Pelindungan Data Pribadi (UU 27/2022).</p>
<h2>Yang kami simpan</h2>
<ul><li><strong>Untuk melayani pesananmu:</strong> nama, email, nomor ponsel, alamat, pesanan, dan pembayaran. Nomor kartu hanya diterima penyedia pembayaran; kami tidak pernah melihatnya.</li>
<li><strong>Agar kamu tetap masuk:</strong> token sesi di browsermu. Di sisi kami, token disimpan dalam bentuk yang tidak bisa dikembalikan ke aslinya.</li>
<li><strong>Untuk mengetahui halaman dan iklan yang membantu:</strong> apa yang kamu lihat dan beli di sini, dan hanya bila kamu setuju. Lewat "Pengaturan cookie" di bagian bawah setiap halaman, kamu bisa berubah pikiran.</li>
<li><strong>Untuk mengirimimu kabar:</strong> alamat email dan topik yang kamu pilih setelah kamu konfirmasi, serta kapan dan bagaimana kamu setuju atau berhenti. Catatan itu bisa kamu baca di halaman tempat kamu memilih topik.</li>
<li><strong>Yang kamu tulis kepada kami:</strong> pertanyaan ke tim kami beserta fotonya hanya dibaca tim kami. Ulasan, dan pertanyaan tentang barang yang sudah kami jawab, tampil untuk semua orang dengan nama depan dan inisial nama belakangmu.</li></ul>
<h2>Siapa yang menerima</h2>
<p>Kurir menerima yang tertulis di paket; penyedia pembayaran menerima yang diperlukan untuk membayar; penyedia WhatsApp dan email menerima pesan yang kami kirim. Kalau kamu setuju kunjunganmu dihitung, Google Analytics dan Meta menerima apa yang kamu lihat dan beli, beserta jenis browser dan alamat IP-mu; email dan nomormu hanya sampai ke Meta sebagai kode acak (hash), yang dipakai untuk mengenali orang yang terdaftar di sana. Layanan yang menyarankan barang serupa menerima kode barang yang kamu lihat dan alamat IP-mu, tanpa apa pun yang menyebut namamu. Selain itu, tidak ada yang menerima datamu untuk iklan.</p>
<h2>MapClub</h2>
<p>MapClub adalah klub loyalitas kami, dan kamu bergabung hanya kalau mau. Saat kamu bergabung, MapClub menerima nama, nomor ponsel, dan emailmu; saat kamu menghubungkan kartu, MapClub tahu kartu itu milik akun yang mana. Saat pesanan selesai, baik milik anggota maupun bukan, MapClub menerima nomor pesanan, tanggalnya, barang beserta harga dan kategorinya, serta nomor ponsel pada pesanan supaya poin masuk ke kartu yang tepat; untuk tamu, nomor yang diberikan untuk poin. MapClub menyimpan kartumu selama kamu memilikinya, dan menyimpan pembelian serta catatan poin selama sepuluh tahun, sama seperti pesanan. Kamu bisa melepas kartu kapan saja di bagian MapClub di akunmu. Untuk mengajukan keberatan, menarik persetujuan, atau meminta data dihapus, hubungi kami melalui <a href="/contact-us">halaman kontak</a>.</p>
<h2>Berapa lama</h2>
<p>Pesanan disimpan sepuluh tahun sesuai ketentuan pajak. Keranjang tamu dihapus 90 hari setelah terakhir diubah, sesi dihapus saat berakhir, dan yang kamu tulis ke tim kami beserta fotonya dihapus setahun setelah jawaban terakhir kami. Kalau kamu menghapus akun, langganan kabar, foto-fotomu, serta ulasan dan pertanyaan yang tidak tampil ikut terhapus; yang tampil tetap ada tanpa namamu.</p>
<h2>Hakmu</h2>
<p>Kamu berhak melihat, memperbaiki, memindahkan, dan menghapus data serta menarik persetujuan. Hubungi kami melalui <a href="/contact-us">halaman kontak</a>; kami menjawab paling lambat 3 × 24 jam.</p>`,
      ),
    },
  ]),
  "/page/terms-conditions": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Terms and conditions", "Syarat dan ketentuan"),
      text: pick(
        `<h2>1. Who sells</h2><p>Items on this site are sold by the company named at the foot of every page. Prices are in rupiah and include value added tax.</p>
<h2>2. Your order</h2><p>With the button at the end of the checkout, which names what you pay, you offer to buy. We hold the items for you from that moment until the payment deadline, which is shown with a countdown. An order that is not paid by then is closed, and the items are released.</p>
<h2>3. Payment</h2><p>You may pay by virtual account, QRIS, e-wallet, card, at a convenience store, or by cash on delivery (COD) where it is offered. The order counts as paid when the payment provider has confirmed it to us.</p>
<h2>4. Delivery</h2><p>The delivery cost is shown before you order. The risk passes to you when the parcel is handed to you or to someone in your household.</p>
<h2>5. Cancelling and returning</h2><p>You can cancel an order while it awaits payment. Once it is paid, you can cancel items of it on the order page until the order is sent, and we refund them. You can cancel a cash on delivery (COD) order there too, as a whole, until it is sent. Afterwards the rules under <a href="/page/delivery-returns">Delivery and returns</a> apply.</p>
<h2>6. Pre-order</h2><p>Pre-order items are paid for now and sent on the date shown. If that date moves by more than 14 days, you may cancel and get a full refund.</p>
<h2>7. MapClub points</h2><p>MapClub members earn points on completed purchases, and can pay with them: one point is worth Rp1. Points become available when the time for returns is over, and expire on the date shown on your card. If you cancel or return items, the points you paid for them come back, and the points you earned on them are taken back. Points cannot be exchanged for cash. The <a href="/page/privacy-policy">privacy policy</a> says which data MapClub gets.</p>
<h2>8. Law</h2><p>Indonesian law applies, among it the Consumer Protection Law (UU 8/1999), and nothing here takes away a right that it gives you. Before going to court we try to settle a dispute with you, or before the consumer dispute settlement body (BPSK). You can also complain to the Ministry of Trade: its contact is at the foot of every page.</p>`,
        `<h2>1. Penjual</h2><p>Barang di situs ini dijual oleh perusahaan yang tercantum di bagian bawah setiap halaman. Harga dalam rupiah dan sudah termasuk PPN.</p>
<h2>2. Pesananmu</h2><p>Dengan menekan tombol di akhir checkout yang menyebut jumlah pembayaran, kamu menawarkan untuk membeli. Sejak saat itu barang kami simpan untukmu sampai batas waktu pembayaran yang ditampilkan dengan hitung mundur. Pesanan yang tidak dibayar hingga saat itu ditutup dan barangnya tidak lagi disimpan untukmu.</p>
<h2>3. Pembayaran</h2><p>Kamu dapat membayar dengan virtual account, QRIS, dompet digital, kartu, di minimarket, atau bayar di tempat (COD) bila tersedia. Pesanan dianggap lunas setelah penyedia pembayaran mengonfirmasinya kepada kami.</p>
<h2>4. Pengiriman</h2><p>Ongkir ditampilkan sebelum kamu memesan. Risiko beralih kepadamu saat paket diserahkan kepadamu atau orang serumah.</p>
<h2>5. Pembatalan dan retur</h2><p>Kamu dapat membatalkan pesanan selama menunggu pembayaran. Setelah dibayar, kamu dapat membatalkan barangnya di halaman pesanan sampai pesanan dikirim, dan dananya kami kembalikan. Pesanan bayar di tempat (COD) juga dapat kamu batalkan di sana, seluruhnya, sampai pesanan dikirim. Setelah itu berlaku ketentuan <a href="/page/delivery-returns">Pengiriman dan retur</a>.</p>
<h2>6. Pre-order</h2><p>Barang pre-order dibayar sekarang dan dikirim pada tanggal yang disebut. Bila tanggal itu bergeser lebih dari 14 hari, kamu dapat membatalkan dan dananya kembali penuh.</p>
<h2>7. Poin MapClub</h2><p>Anggota MapClub mendapat poin dari pembelian yang selesai dan bisa membayar dengannya: satu poin bernilai Rp1. Poin bisa dipakai setelah masa retur lewat, dan hangus pada tanggal yang tertera di kartumu. Kalau kamu membatalkan atau meretur barang, poin yang kamu pakai untuk barang itu kembali, dan poin yang didapat darinya ditarik. Poin tidak bisa ditukar dengan uang tunai. Data yang diterima MapClub dijelaskan di <a href="/page/privacy-policy">kebijakan privasi</a>.</p>
<h2>8. Hukum</h2><p>Berlaku hukum Indonesia, termasuk Undang-Undang Perlindungan Konsumen (UU 8/1999), dan tidak ada ketentuan di sini yang mengurangi hakmu menurut undang-undang. Sebelum ke pengadilan, kami mengupayakan penyelesaian bersamamu atau di Badan Penyelesaian Sengketa Konsumen (BPSK). Kamu juga bisa mengadu ke Kementerian Perdagangan: kontaknya ada di bagian bawah setiap halaman.</p>`,
      ),
    },
  ]),
};
