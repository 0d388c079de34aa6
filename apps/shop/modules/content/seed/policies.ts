import type { PageContent } from "@gelora/contracts/page-content.ts";
import { onEveryDevice } from "./both.ts";

/** The policies that consents lead to [HOM-14]. A merchant replaces them by their own; these describe what the program does. */
export const policies: Readonly<Record<string, PageContent>> = {
  "/page/privacy-policy": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Privacy policy", "Kebijakan privasi"),
      text: pick(
        `<p>This page says which data about you we keep, what for and for how long. We follow Indonesia's Personal Data Protection Law (UU 27/2022).</p>
<h2>What we keep</h2>
<ul><li><strong>To sell to you:</strong> name, email, mobile number, addresses, orders and payments. Card numbers go to the payment provider alone; we never see them.</li>
<li><strong>To keep you signed in:</strong> a session token in your browser. On our side it is stored in a form that cannot be turned back.</li>
<li><strong>To see which pages help:</strong> page views without your name, and only when you have agreed.</li></ul>
<h2>Who gets it</h2>
<p>The courier gets what stands on the parcel; the payment provider what a payment needs; WhatsApp and mail providers the messages that we send you. Nobody gets your data to advertise.</p>
<h2>How long</h2>
<p>Orders are kept for ten years, as tax law asks. Carts of guests are deleted after 60 days, sessions when they end.</p>
<h2>Your rights</h2>
<p>You may see, correct, move and delete your data and take back a consent. Write to us by the addresses on the <a href="/contact-us">contact page</a>; we answer within three working days.</p>`,
        `<p>Halaman ini menjelaskan data apa tentang Anda yang kami simpan, untuk apa, dan berapa lama. Kami mengikuti Undang-Undang Pelindungan Data Pribadi (UU 27/2022).</p>
<h2>Yang kami simpan</h2>
<ul><li><strong>Untuk berjualan kepada Anda:</strong> nama, email, nomor ponsel, alamat, pesanan, dan pembayaran. Nomor kartu hanya diterima penyedia pembayaran; kami tidak pernah melihatnya.</li>
<li><strong>Agar Anda tetap masuk:</strong> token sesi di peramban Anda. Di sisi kami, token disimpan dalam bentuk yang tidak dapat dikembalikan.</li>
<li><strong>Untuk mengetahui halaman yang membantu:</strong> kunjungan halaman tanpa nama, dan hanya bila Anda setuju.</li></ul>
<h2>Siapa yang menerima</h2>
<p>Kurir menerima yang tertulis di paket; penyedia pembayaran menerima yang diperlukan untuk membayar; penyedia WhatsApp dan email menerima pesan yang kami kirim. Tidak ada yang menerima data Anda untuk beriklan.</p>
<h2>Berapa lama</h2>
<p>Pesanan disimpan sepuluh tahun sesuai ketentuan pajak. Keranjang tamu dihapus setelah 60 hari, sesi dihapus saat berakhir.</p>
<h2>Hak Anda</h2>
<p>Anda berhak melihat, memperbaiki, memindahkan, dan menghapus data serta menarik persetujuan. Hubungi kami melalui <a href="/contact-us">halaman kontak</a>; kami menjawab dalam tiga hari kerja.</p>`,
      ),
    },
  ]),
  "/page/terms-conditions": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Terms and conditions", "Syarat dan ketentuan"),
      text: pick(
        `<h2>1. Who sells</h2><p>Goods on this site are sold by Gelora. Prices are in rupiah and include value added tax.</p>
<h2>2. Your order</h2><p>With "Place order" you offer to buy. The goods are kept for you from that moment until the deadline for payment, which is shown with a countdown. An order that is not paid by then is closed, and the goods are free again.</p>
<h2>3. Payment</h2><p>You may pay by virtual account, QRIS, e-wallet, card, at a convenience store, or in cash on delivery where it is offered. The order counts as paid when the payment provider has confirmed it to us.</p>
<h2>4. Delivery</h2><p>The cost of delivery is told before you order. The risk passes to you when the parcel is handed to you or to someone in your household.</p>
<h2>5. Cancelling and returning</h2><p>You can cancel an order while it awaits payment. Afterwards the rules under <a href="/page/delivery-returns">Delivery and returns</a> hold.</p>
<h2>6. Pre-order</h2><p>Pre-order goods are paid now and sent on the day named. If that day moves by more than 14 days, you may cancel and get everything back.</p>
<h2>7. Law</h2><p>Indonesian law applies. Before going to court we try to settle a dispute with you, or before the consumer dispute settlement body (BPSK).</p>`,
        `<h2>1. Penjual</h2><p>Barang di situs ini dijual oleh Gelora. Harga dalam rupiah dan sudah termasuk PPN.</p>
<h2>2. Pesanan Anda</h2><p>Dengan menekan "Buat pesanan", Anda menawarkan untuk membeli. Sejak saat itu barang kami simpan untuk Anda sampai batas waktu pembayaran yang ditampilkan dengan hitung mundur. Pesanan yang tidak dibayar hingga saat itu ditutup dan barang dilepas kembali.</p>
<h2>3. Pembayaran</h2><p>Anda dapat membayar dengan virtual account, QRIS, dompet digital, kartu, di gerai, atau tunai di tempat bila ditawarkan. Pesanan dianggap lunas setelah penyedia pembayaran mengonfirmasinya kepada kami.</p>
<h2>4. Pengiriman</h2><p>Ongkos kirim disebut sebelum Anda memesan. Risiko beralih kepada Anda saat paket diserahkan kepada Anda atau anggota rumah tangga Anda.</p>
<h2>5. Pembatalan dan pengembalian</h2><p>Anda dapat membatalkan pesanan selama menunggu pembayaran. Setelahnya berlaku ketentuan <a href="/page/delivery-returns">Pengiriman dan pengembalian</a>.</p>
<h2>6. Pra-pesan</h2><p>Barang pra-pesan dibayar sekarang dan dikirim pada tanggal yang disebut. Bila tanggal itu bergeser lebih dari 14 hari, Anda dapat membatalkan dan menerima dana kembali sepenuhnya.</p>
<h2>7. Hukum</h2><p>Berlaku hukum Indonesia. Sebelum ke pengadilan, kami mengupayakan penyelesaian bersama Anda atau di Badan Penyelesaian Sengketa Konsumen (BPSK).</p>`,
      ),
    },
  ]),
};
