import type { PageContent } from "@gelora/contracts/page-content.ts";
import { byDevice, onEveryDevice } from "./both.ts";
import { helpPages } from "./help-pages.ts";

/** Pages about the shop and its service, by address. */
export const servicePages: Readonly<Record<string, PageContent>> = {
  "/contact-us": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Contact us", "Hubungi kami"),
      text: pick(
        `<p>Write to us with the form, on WhatsApp or by email, or come to one of our <a href="/store">stores</a>. Have your order number ready: you find it in your confirmation.</p>`,
        `<p>Hubungi kami lewat formulir, WhatsApp, atau email, atau datang ke salah satu <a href="/store">toko kami</a>. Siapkan nomor pesanan yang ada di konfirmasimu.</p>`,
      ),
    },
    {
      type: "facts",
      items: [
        {
          title: pick("Chat support", "Layanan chat"),
          text: pick("Monday to Sunday, 8am to 9pm WIB", "Senin sampai Minggu, 08.00–21.00 WIB"),
        },
        {
          title: pick("Customer service", "Layanan pelanggan"),
          text: pick("Monday to Sunday, 9:00 to 18:00 WIB", "Senin sampai Minggu, 09.00–18.00 WIB"),
        },
        {
          title: pick("Where is my order?", "Di mana pesanan saya?"),
          text: pick(
            "Track it with its number and your email or mobile number under Track an order.",
            "Lacak dengan nomor pesanan dan email atau nomor ponselmu di Lacak pesanan.",
          ),
        },
      ],
    },
  ]),
  "/page/delivery-returns": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Delivery and returns", "Pengiriman dan retur"),
      text: pick(
        `<h2>Delivery</h2>
<p>We send to every province of Indonesia. Most parcels arrive in about 3-7 working days after payment, sooner where a next-day or same-day courier serves your address; the checkout shows each courier's day and price before you pay. See <a href="/page/delivery-costs">Delivery costs</a>.</p>
<ul><li>Orders paid before 14:00 WIB leave our warehouse on the same working day.</li><li>You get the tracking number by email and WhatsApp.</li><li>Pre-order items are sent on the date shown on the product page.</li></ul>
<h2>Pick up in a store</h2>
<p>Choose a store with your size in stock at checkout. We keep your items for seven days; bring the pick-up code and an ID.</p>
<h2>Returns</h2>
<p>You have 14 days from the day of delivery. Items must be unworn, with labels and box. Underwear, swimwear and socks can be returned only if the seal is unbroken.</p>
<ol><li>Open the order, choose what goes back and press <strong>Request a return</strong>, or <strong>Batch return</strong> if the order has several items. Tell us why, and choose <strong>Money back</strong> or <strong>Another size</strong>. You see what you get back before you send the request. As a guest in another browser, find the order first under <a href="/order/track">Track an order</a>.</li><li>We check the request, and you read the answer in a message and on the order's page: our label for the parcel, or where to send it. If we sent the wrong item or a faulty one, we pay for the return; otherwise you do.</li><li>Your money starts its way back within 7 working days after we have checked the items: to the card, QRIS or e-wallet you paid with where its provider can return it, and otherwise, as for virtual accounts and convenience stores, by bank transfer. Points go back to your MapClub card.</li></ol>`,
        `<h2>Pengiriman</h2>
<p>Kami mengirim ke semua provinsi di Indonesia. Sebagian besar paket tiba sekitar 3-7 hari kerja setelah pembayaran, lebih cepat kalau alamatmu dilayani kurir sehari sampai atau sampai di hari yang sama; checkout menampilkan perkiraan tiba dan ongkir setiap kurir sebelum kamu membayar. Selengkapnya di <a href="/page/delivery-costs">Ongkir</a>.</p>
<ul><li>Pesanan yang dibayar sebelum pukul 14.00 WIB berangkat dari gudang pada hari kerja yang sama.</li><li>Nomor resi dikirim lewat email dan WhatsApp.</li><li>Barang pre-order dikirim pada tanggal yang tertera di halaman produk.</li></ul>
<h2>Ambil di toko</h2>
<p>Pilih toko yang punya ukuranmu saat checkout. Barang kami simpan tujuh hari; bawa kode pengambilan dan tanda pengenal.</p>
<h2>Retur</h2>
<p>Kamu punya 14 hari sejak barang diterima. Barang harus belum dipakai, lengkap dengan label dan kotaknya. Pakaian dalam, baju renang, dan kaus kaki hanya bisa diretur kalau segelnya utuh.</p>
<ol><li>Buka pesananmu, pilih barangnya, lalu tekan <strong>Ajukan retur</strong>, atau <strong>Retur barang pilihan</strong> kalau isinya lebih dari satu. Sebutkan alasannya, lalu pilih <strong>Dana kembali</strong> atau <strong>Tukar ukuran</strong>. Sebelum mengirim pengajuan, kamu bisa melihat apa yang kembali kepadamu. Kalau kamu tamu dan memakai browser lain, cari dulu pesanannya di <a href="/order/track">Lacak pesanan</a>.</li><li>Pengajuanmu kami periksa, dan jawabannya muncul di pesan dan di halaman pesanan: label dari kami, atau ke mana paketnya dikirim. Kalau barang salah kirim atau cacat, ongkir returnya kami yang tanggung; selain itu, kamu yang tanggung.</li><li>Dananya mulai kami kembalikan paling lama 7 hari kerja setelah barang kami periksa: ke kartu, QRIS, atau dompet digital yang kamu pakai kalau penyedianya bisa mengembalikan; selain itu, misalnya virtual account dan minimarket, lewat transfer bank. Poin kembali ke kartu MapClub-mu.</li></ol>`,
      ),
    },
  ]),
  ...helpPages,
  "/page/about-us": byDevice((pick, shape) => [
    {
      type: "hero",
      image: `banner/v1/football-kids/${shape}`,
      title: pick("For everyone who plays", "Untuk semua yang berolahraga"),
      text: pick(
        "Gelora is Indonesian for the surge that goes through a stadium.",
        "Gelora adalah gemuruh yang menjalar di stadion.",
      ),
      link: "/store",
      linkText: pick("Find a store", "Cari toko"),
    },
    {
      type: "html",
      text: pick(
        `<p>We sell what you need to be part of it: honest products, the right size, and a team that plays sport too.</p><h2>What we promise</h2><ul><li>What we show as in stock is in stock.</li><li>The price you see is the price you pay; delivery is shown before you order.</li><li>If something goes wrong, a real person answers.</li></ul>`,
        `<p>Kami menjual semua yang kamu butuhkan untuk ikut merasakannya: barang berkualitas, ukuran yang pas, dan tim yang juga berolahraga.</p><h2>Janji kami</h2><ul><li>Yang tertulis tersedia, memang tersedia.</li><li>Harga yang kamu lihat adalah harga yang kamu bayar; ongkir ditampilkan sebelum kamu memesan.</li><li>Kalau ada masalah, tim kami yang menjawab langsung.</li></ul>`,
      ),
    },
  ]),
  "/page/flash-sale": byDevice((pick, shape) => [
    {
      type: "hero",
      image: `banner/v1/swimming/${shape}`,
      title: pick("While they last", "Selagi stok ada"),
      text: pick("20% off and more, in the sizes that are left.", "Diskon 20% ke atas, untuk ukuran yang tersisa."),
      link: "/plp/search?discount=20",
      linkText: pick("Shop all sale", "Lihat semua diskon"),
    },
    {
      type: "products",
      title: pick("Half price", "Setengah harga"),
      link: "/plp/search?discount=50",
      linkText: pick("See all", "Lihat semua"),
      search: { sort: "price-up", filters: [{ name: "discount", codes: ["50"] }], pageSize: 24 },
    },
    {
      type: "products",
      title: pick("20% off and more", "Diskon 20% ke atas"),
      link: "/plp/search?discount=20",
      linkText: pick("See all", "Lihat semua"),
      search: { sort: "relevance", filters: [{ name: "discount", codes: ["20"] }], pageSize: 24 },
    },
  ]),
};
