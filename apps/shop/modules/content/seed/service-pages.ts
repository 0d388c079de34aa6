import type { PageContent } from "@gelora/contracts/page-content.ts";
import { byDevice, onEveryDevice } from "./both.ts";

/** Pages about the shop and its service, by address. */
export const servicePages: Readonly<Record<string, PageContent>> = {
  "/contact-us": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Contact us", "Hubungi kami"),
      text: pick(
        `<p>Write to us on WhatsApp or by email, or come to one of our <a href="/store">stores</a>. Have your order code at hand: it begins with the letters on your confirmation.</p>`,
        `<p>Hubungi kami lewat WhatsApp atau email, atau datang ke salah satu <a href="/store">toko kami</a>. Siapkan kode pesanan yang tertera pada konfirmasi Anda.</p>`,
      ),
    },
    {
      type: "facts",
      items: [
        {
          title: pick("Chat support", "Dukungan chat"),
          text: pick("Monday to Sunday, 8am to 9pm WIB", "Senin sampai Minggu, 08.00–21.00 WIB"),
        },
        {
          title: pick("Customer service", "Layanan pelanggan"),
          text: pick("9:00 to 18:00 WIB", "09.00–18.00 WIB"),
        },
        {
          title: pick("Where is my order?", "Di mana pesanan saya?"),
          text: pick(
            "Track it with its code and your email or mobile number under Track an order.",
            "Lacak dengan kode pesanan dan email atau nomor ponsel Anda di Lacak pesanan.",
          ),
        },
      ],
    },
  ]),
  "/page/delivery-returns": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Delivery and returns", "Pengiriman dan pengembalian"),
      text: pick(
        `<h2>Delivery</h2>
<p>We send to every province of Indonesia. Most parcels arrive 3 to 7 working days after payment; the courier's price for your address stands in the checkout before you pay.</p>
<ul><li>Orders paid before 14:00 WIB leave our warehouse on the same working day.</li><li>You get the tracking number by email and WhatsApp.</li><li>Pre-order goods are sent on the day that the product page names.</li></ul>
<h2>Pick up in a store</h2>
<p>Choose a store with your size in stock at checkout. We keep your goods for seven days; bring the pick-up code and something with your name on it.</p>
<h2>Returns</h2>
<p>You have 14 days from the day of delivery. Goods must be unworn, with labels and box. Underwear, swimwear and socks can be returned only when the seal is unbroken.</p>
<ol><li>Open the order and choose what to send back and why.</li><li>Pack it and hand it to the courier that we name.</li><li>The money goes back the way it came, within 7 working days after we have checked the goods.</li></ol>`,
        `<h2>Pengiriman</h2>
<p>Kami mengirim ke semua provinsi di Indonesia. Sebagian besar paket tiba 3–7 hari kerja setelah pembayaran; ongkos kirim ke alamat Anda tampil saat checkout sebelum Anda membayar.</p>
<ul><li>Pesanan yang dibayar sebelum pukul 14.00 WIB berangkat dari gudang pada hari kerja yang sama.</li><li>Nomor resi dikirim lewat email dan WhatsApp.</li><li>Barang pra-pesan dikirim pada tanggal yang tertera di halaman produk.</li></ul>
<h2>Ambil di toko</h2>
<p>Pilih toko yang memiliki ukuran Anda saat checkout. Barang kami simpan tujuh hari; bawa kode pengambilan dan tanda pengenal.</p>
<h2>Pengembalian</h2>
<p>Anda punya 14 hari sejak barang diterima. Barang harus belum dipakai, lengkap dengan label dan kotaknya. Pakaian dalam, baju renang, dan kaus kaki hanya dapat dikembalikan bila segelnya utuh.</p>
<ol><li>Buka pesanan, pilih barang yang dikembalikan beserta alasannya.</li><li>Kemas dan serahkan kepada kurir yang kami sebutkan.</li><li>Dana kembali melalui cara pembayaran semula, paling lama 7 hari kerja setelah barang kami periksa.</li></ol>`,
      ),
    },
  ]),
  "/page/about-us": byDevice((pick, shape) => [
    {
      type: "story",
      image: `banner/v1/football-kids/${shape}`,
      title: pick("For everyone who plays", "Untuk semua yang bermain"),
      text: pick(
        "Gelora is Indonesian for the surge that goes through a stadium. We sell what you need to be part of it: honest goods, the right size, and people who play themselves.",
        "Gelora adalah gemuruh yang menjalar di stadion. Kami menjual apa yang Anda perlukan untuk ikut di dalamnya: barang yang jujur, ukuran yang pas, dan pelayan yang juga bermain.",
      ),
      link: "/store",
      linkText: pick("Find a store", "Cari toko"),
    },
    {
      type: "html",
      text: pick(
        `<h2>What we promise</h2><ul><li>What we show as in stock, we have.</li><li>The price that you see is the price that you pay; delivery is told before you order.</li><li>If something is wrong, a person answers.</li></ul>`,
        `<h2>Janji kami</h2><ul><li>Yang tertera tersedia memang ada.</li><li>Harga yang Anda lihat adalah harga yang Anda bayar; ongkos kirim disebut sebelum Anda memesan.</li><li>Bila ada yang keliru, manusia yang menjawab.</li></ul>`,
      ),
    },
  ]),
  "/page/flash-sale": byDevice((pick, shape) => [
    {
      type: "hero",
      image: `banner/v1/swimming/${shape}`,
      title: pick("While they last", "Selagi ada"),
      text: pick(
        "Reduced by 20% and more, in what is left of the sizes.",
        "Turun 20% atau lebih, untuk ukuran yang tersisa.",
      ),
      link: "/plp/search?discount=20",
      linkText: pick("All reduced goods", "Semua yang turun harga"),
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
      title: pick("20% off and more", "Diskon 20% atau lebih"),
      link: "/plp/search?discount=20",
      linkText: pick("See all", "Lihat semua"),
      search: { sort: "relevance", filters: [{ name: "discount", codes: ["20"] }], pageSize: 24 },
    },
  ]),
};
