import type { PageBlock, PageContent } from "@gelora/contracts/page-content.ts";
import { byDevice, type Pick } from "./both.ts";
import { type PageGoods, tileOf, tilesOf } from "./goods.ts";

/** The initial home page of a new shop [HOM-01, HOM-03]. */
export function homePage(goods: PageGoods): PageContent {
  return byDevice((pick, shape) => [
    ...heroes(pick, shape),
    facts(pick),
    {
      type: "tiles",
      title: pick("What do you play?", "Mau olahraga apa hari ini?"),
      items: tilesOf(goods, pick, tiles),
    },
    {
      type: "products",
      title: pick("New this week", "Baru minggu ini"),
      link: "/plp/search?sort=newest",
      linkText: pick("See everything new", "Lihat semua yang baru"),
      search: { sort: "newest", filters: [{ name: "availability", codes: ["IN_STOCK"] }], pageSize: 12 },
    },
    {
      type: "story",
      image: `banner/v1/mountain-trail/${shape}`,
      title: pick("Above the tree line", "Menembus batas vegetasi"),
      text: pick(
        "Roots, scree and rain before noon: shoes that grip, packs that stay put, jackets that fold to the size of a fist.",
        "Akar, kerikil, dan hujan sebelum tengah hari: sepatu yang mencengkeram, ransel yang tidak bergoyang, jaket yang bisa dilipat sekecil kepalan tangan.",
      ),
      link: "/plp/trailrunning",
      linkText: pick("Shop trail shoes", "Lihat sepatu trail"),
    },
    {
      type: "products",
      title: pick("Running shoes, ready to go", "Sepatu lari, siap diajak lari"),
      link: "/plp/runningshoes",
      linkText: pick("All running shoes", "Semua sepatu lari"),
      search: { categoryCode: "runningshoes", sort: "relevance", pageSize: 12 },
    },
    {
      type: "story",
      image: `banner/v1/swimming/${shape}`,
      title: pick("Flash sale, every day", "Flash sale setiap hari"),
      text: pick(
        "A few items at a special price until midnight. Once one is in your cart, it is yours for ten minutes.",
        "Beberapa barang dengan harga khusus sampai tengah malam. Begitu masuk keranjang, jadi milikmu selama sepuluh menit.",
      ),
      link: "/page/flash-sale",
      linkText: pick("See what's on now", "Lihat yang sedang berlangsung"),
    },
    {
      type: "products",
      title: pick("30% off and more", "Diskon 30% ke atas"),
      link: "/plp/search?discount=30",
      linkText: pick("Shop all sale", "Lihat semua diskon"),
      search: {
        sort: "relevance",
        filters: [
          { name: "discount", codes: ["30"] },
          { name: "availability", codes: ["IN_STOCK"] },
        ],
        pageSize: 12,
      },
    },
    {
      type: "story",
      image: `banner/v1/badminton-hall/${shape}`,
      title: pick("Badminton nights", "Malam ini di GOR"),
      text: pick(
        "The nation's game deserves a racket that fits your wrist. Ours are sorted by balance and stiffness, and strung in our stores.",
        "Olahraga kebanggaan kita pantas dimainkan dengan raket yang pas di tangan. Pilih berdasarkan keseimbangan dan kelenturannya, lalu pasang senarnya di toko kami.",
      ),
      link: "/page/badminton",
      linkText: pick("Everything for badminton", "Semua untuk bulu tangkis"),
    },
    {
      type: "brands",
      title: pick("Our brands", "Merek kami"),
      items: goods.brands.map((brand) => tileOf(brand, `/${encodeURIComponent(brand.brandName)}.html`)),
    },
  ]);
}

function heroes(pick: Pick, shape: "tall" | "wide"): PageBlock[] {
  return [
    {
      type: "hero",
      image: `banner/v1/dawn-run/${shape}`,
      title: pick("Before the city wakes", "Sebelum kota bangun"),
      text: pick(
        "Road running shoes from many brands, in your size today.",
        "Sepatu lari dari berbagai merek, ukuranmu ada hari ini.",
      ),
      link: "/plp/roadrunning",
      linkText: pick("Shop running", "Lihat sepatu lari"),
    },
    {
      type: "hero",
      image: `banner/v1/futsal-night/${shape}`,
      title: pick("Five against five, after work", "Lima lawan lima sepulang kerja"),
      text: pick(
        "Futsal shoes with soles that grip the hall and leave no mark.",
        "Sepatu futsal dengan sol yang mencengkeram lapangan tanpa meninggalkan bekas.",
      ),
      link: "/plp/futsalshoes",
      linkText: pick("Shop futsal", "Lihat sepatu futsal"),
    },
    {
      type: "hero",
      image: `banner/v1/basketball-court/${shape}`,
      title: pick("The court is open", "Lapangannya sudah buka"),
      text: pick(
        "High-tops, jerseys and balls for outdoor concrete and polished wood.",
        "Sepatu high-top, jersey, dan bola untuk lapangan beton maupun lantai kayu.",
      ),
      link: "/plp/search?sport=BASKETBALL",
      linkText: pick("Shop basketball", "Lihat semua basket"),
    },
  ];
}

function facts(pick: Pick): PageBlock {
  return {
    type: "facts",
    items: [
      {
        title: pick("Delivered in about 3-7 working days", "Tiba sekitar 3-7 hari kerja"),
        text: pick("All over Indonesia, with tracking.", "Ke seluruh Indonesia, bisa dilacak."),
      },
      {
        title: pick("Pick up in a store", "Ambil di toko"),
        text: pick("Free, where your size is in stock.", "Gratis, di toko yang punya ukuranmu."),
      },
      {
        title: pick("14-day returns", "Retur 14 hari"),
        text: pick("Unworn and with its box.", "Belum dipakai, lengkap dengan kotaknya."),
      },
      {
        title: pick("Pay the way you like", "Banyak pilihan pembayaran"),
        text: pick(
          "Virtual account, QRIS, card or cash on delivery.",
          "Virtual account, QRIS, kartu, atau bayar di tempat.",
        ),
      },
    ],
  };
}

/** A sport with a page of its own leads there, the others to their goods. */
const tiles = [
  ["roadrunning", "Running", "Lari", "/page/running"],
  ["futsalshoes", "Football and futsal", "Sepak bola & futsal", "/page/football"],
  ["badmintonrackets", "Badminton", "Bulu tangkis", "/page/badminton"],
  ["basketballshoes", "Basketball", "Basket"],
  ["hikingshoes", "Hiking", "Naik gunung"],
  ["swimgoggles", "Swimming", "Renang"],
  ["leggings", "Yoga and gym", "Yoga dan gym"],
  ["sneakers", "Every day", "Sehari-hari"],
] as const;
