import type { PageContent } from "@gelora/contracts/page-content.ts";
import { onEveryDevice } from "./both.ts";
import { questionsPage } from "./questions.ts";

/** Answers that shoppers look for, also by search: see page-keywords.ts. */
export const helpPages: Readonly<Record<string, PageContent>> = {
  "/information/faq": questionsPage,
  "/page/delivery-costs": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Delivery costs", "Ongkir"),
      text: pick(
        `<p>The cost depends on where you live, how heavy the parcel is and which courier you choose. Enter your address at checkout: every courier that serves it appears with its price and arrival date, before you pay.</p>
<ul><li>The price is for the whole parcel, not for each item.</li><li>Picking up in a <a href="/store">store</a> is free.</li><li>The total on the button is all you pay.</li></ul>`,
        `<p>Ongkir tergantung lokasi, berat paket, dan kurir yang kamu pilih. Isi alamat saat checkout: setiap kurir yang melayani alamatmu muncul dengan ongkir dan perkiraan tibanya, sebelum kamu membayar.</p>
<ul><li>Ongkir dihitung per paket, bukan per barang.</li><li>Ambil di <a href="/store">toko</a> gratis.</li><li>Total di tombol bayar adalah seluruh yang kamu bayar.</li></ul>`,
      ),
    },
  ]),
  "/page/cash-on-delivery": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Cash on delivery (COD)", "Bayar di tempat (COD)"),
      text: pick(
        `<p>Some couriers accept cash at your door. If the courier you choose does, the checkout offers cash on delivery as a payment method.</p>
<ul><li>Have the exact amount ready: couriers carry little change.</li><li>Pay before you open the parcel. If something inside is not right, <a href="/contact-us">contact us</a> with pictures.</li><li>If you pick up in a store, you can pay there in cash.</li></ul>`,
        `<p>Sebagian kurir menerima pembayaran tunai di depan pintu. Kalau kurir yang kamu pilih menyediakannya, checkout menampilkan pilihan bayar di tempat (COD).</p>
<ul><li>Siapkan uang pas: kurir membawa sedikit uang kembalian.</li><li>Bayar sebelum paket dibuka. Kalau isinya tidak sesuai, <a href="/contact-us">hubungi kami</a> dengan foto.</li><li>Kalau ambil di toko, kamu bisa membayar tunai di sana.</li></ul>`,
      ),
    },
  ]),
};
