import { newsletterConsent } from "@gelora/contracts/newsletter-consent.ts";
import type { PageContent } from "@gelora/contracts/page-content.ts";
import { onEveryDevice } from "./both.ts";

/** Short texts inside other pages, by address [HOM-15]. */
export const smallTexts: Readonly<Record<string, PageContent>> = {
  "/consent/checkbox": onEveryDevice((pick) => [
    {
      type: "text",
      text: pick(
        "I agree that Gelora processes my data for my account and my orders, as described in the privacy policy.",
        "Saya setuju Gelora memproses data saya untuk akun dan pesanan saya sebagaimana dijelaskan dalam kebijakan privasi.",
      ),
      link: "/page/privacy-policy",
      linkText: pick("Privacy policy", "Kebijakan privasi"),
    },
    // A block has one link, and the consent leads to two pages [SGN-04].
    {
      type: "text",
      text: pick("I also accept the terms and conditions.", "Saya juga menyetujui syarat dan ketentuan."),
      link: "/page/terms-conditions",
      linkText: pick("Terms and conditions", "Syarat dan ketentuan"),
    },
  ]),
  "/consent/popup-cookie": onEveryDevice((pick) => [
    {
      type: "text",
      text: pick(
        "We use cookies to keep your cart and keep you signed in. If you agree, we also measure which pages and ads help, together with Google and Meta.",
        "Kami memakai cookie untuk menyimpan keranjang dan sesimu. Kalau kamu setuju, kami juga mengukur halaman dan iklan mana yang membantu, bersama Google dan Meta.",
      ),
      link: "/page/privacy-policy",
      linkText: pick("Read more", "Selengkapnya"),
    },
  ]),
  "/newsletter-dialog": onEveryDevice((pick) => [
    {
      type: "text",
      image: "banner/v1/dawn-run/tall",
      title: pick("News from the touchline", "Kabar dari pinggir lapangan"),
      text: pick(
        "New arrivals, sales and training advice, about once a week. Unsubscribe at any time.",
        "Produk baru, promo, dan tips latihan, sekitar seminggu sekali. Kamu bisa berhenti kapan saja.",
      ),
    },
    {
      type: "text",
      text: pick(newsletterConsent["en-US"], newsletterConsent["id-ID"]),
      link: "/page/privacy-policy",
      linkText: pick("How we use your email address", "Cara kami memakai alamat emailmu"),
    },
  ]),
  "/disclaimer": onEveryDevice((pick) => [
    {
      type: "html",
      title: pick("Disclaimer", "Catatan produk"),
      text: pick(
        `<p>Pictures show our products as faithfully as a screen can. Colours may look slightly different in daylight.</p>
<p>Sizes follow each brand. Measure your foot in the evening, standing up, and compare it with the size guide.</p>
<p>Helmets, guards and other protective gear lower the risk of injury but cannot rule it out. Follow the instructions that come with them.</p>`,
        `<p>Foto kami buat semirip mungkin dengan barangnya. Warna bisa sedikit berbeda di bawah sinar matahari.</p>
<p>Ukuran mengikuti setiap merek. Ukur kaki pada sore hari sambil berdiri, lalu bandingkan dengan panduan ukuran.</p>
<p>Helm, pelindung, dan perlengkapan keselamatan lain mengurangi risiko cedera, tetapi tidak bisa meniadakannya. Ikuti petunjuk yang disertakan.</p>`,
      ),
    },
  ]),
};
