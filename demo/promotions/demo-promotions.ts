import type { ProductRecord } from "@gelora/contracts/catalogue-document.ts";

type Giveaway = { readonly skuCode: string; readonly listPrice: number };

const mostGiveaways = 4;
const everything = {};
const amounts = { goods: everything, amountByQty: false };
const both = (english: string, indonesian: string) => ({ "en-US": english, "id-ID": indonesian });

/**
 * A promotion of every kind, for the generated shop. Their levels lie above a single pair of shoes,
 * so that anyone who tries the shop with one item sees plain prices, and progress towards more.
 * @param now they began at the beginning of its day in Jakarta
 */
export function demoPromotions(products: Iterable<ProductRecord>, now: Date): readonly object[] {
  const shared = { kind: "PROMOTION", begins: `${dayOf(now, 0)}T00:00:00+07:00` };
  const nextMonth = `${dayOf(now, 31)}T00:01:00+07:00`;
  return [
    ...discounts(),
    ...groups(`${dayOf(now, 30)}T23:59:59+07:00`),
    ...coming(nextMonth, `${dayOf(now, 61)}T23:59:59+07:00`),
    ...choices(products),
    ...coupons(),
    ...personalCoupons(nextMonth),
  ].map((promotion) => ({ ...shared, ...promotion }));
}

/** So many days later, in Jakarta. */
function dayOf(now: Date, daysLater: number): string {
  return new Date(now.getTime() + (7 + 24 * daysLater) * 3_600_000).toISOString().slice(0, 10);
}

const off = (reward: number, from: number) => ({
  kind: "DISCOUNT",
  ...amounts,
  rewardByPercentage: false,
  levels: [{ from, reward }],
});

/** Offers of the coupons that seeded people have as their own; see `seed-coupons.ts`. */
export const ownCoupons = { thanks: "COUPON-THANKS", gold: "COUPON-GOLD", later: "COUPON-LATER" } as const;

/** Each has codes of its own, made for one member and used once. */
function personalCoupons(laterFrom: string): readonly object[] {
  return [
    {
      code: ownCoupons.thanks,
      kind: "COUPON",
      name: both("Rp30.000 as a thank-you", "Potongan Rp30.000 tanda terima kasih"),
      remark: both("On any order of Rp100.000 or more.", "Untuk semua pesanan dengan belanja minimal Rp100.000."),
      rule: { reward: off(30_000, 100_000) },
    },
    {
      code: ownCoupons.gold,
      kind: "COUPON",
      name: both("Rp100.000 for Gold members", "Potongan Rp100.000 untuk anggota Gold"),
      remark: both(
        "For MapClub Gold members who spend Rp750.000 or more.",
        "Khusus anggota MapClub Gold, dengan belanja minimal Rp750.000.",
      ),
      rule: { reward: off(100_000, 750_000), conditions: { tiers: ["GOLD"] } },
    },
    {
      code: ownCoupons.later,
      kind: "COUPON",
      begins: laterFrom,
      name: both("Rp75.000 for next month", "Potongan Rp75.000 untuk bulan depan"),
      remark: both(
        "For pick-up in a store when you spend Rp500.000 or more.",
        "Khusus ambil di toko, dengan belanja minimal Rp500.000.",
      ),
      rule: { reward: off(75_000, 500_000), conditions: { distributionTypes: ["21"] } },
    },
  ];
}

/** Codes that everyone may use, once each. */
function coupons(): readonly object[] {
  return [
    {
      code: "COUPON-25",
      kind: "COUPON",
      coupon: { code: "HEMAT25", listed: true },
      name: both("Rp25.000 off", "Potongan Rp25.000"),
      remark: both(
        "When you spend Rp300.000 or more, once for each shopper.",
        "Dengan belanja minimal Rp300.000, satu kali per pembeli.",
      ),
      rule: { reward: off(25_000, 300_000), limits: { perShopper: 1, perDay: 1000 } },
    },
    {
      code: "COUPON-PICKUP",
      kind: "COUPON",
      coupon: { code: "AMBIL20", listed: true },
      name: both("Pick it up and save", "Hemat kalau ambil di toko"),
      remark: both(
        "Rp20.000 off when you pick up in a store, once for each shopper.",
        "Potongan Rp20.000 kalau ambil di toko, satu kali per pembeli.",
      ),
      rule: { reward: off(20_000, 0), conditions: { distributionTypes: ["21"] }, limits: { perShopper: 1 } },
    },
    {
      code: "COUPON-FIRST",
      kind: "COUPON",
      coupon: { code: "PERTAMA", listed: true },
      name: both("Rp50.000 off your first order", "Potongan Rp50.000 pesanan pertama"),
      remark: both("For members who spend Rp500.000 or more.", "Khusus anggota, dengan belanja minimal Rp500.000."),
      rule: { reward: off(50_000, 500_000), conditions: { firstOrder: true }, limits: { perShopper: 1 } },
    },
  ];
}

function discounts(): readonly object[] {
  return [
    {
      code: "TEAM-TIERS",
      name: both("More kit, more off", "Makin banyak, makin hemat"),
      remark: both(
        "5% off when you spend Rp3.000.000, 10% off when you spend Rp5.000.000, up to Rp1.000.000 off an order.",
        "Diskon 5% dengan belanja minimal Rp3.000.000, 10% dengan belanja minimal Rp5.000.000, maksimal Rp1.000.000 per pesanan.",
      ),
      priority: 20,
      rule: {
        reward: {
          kind: "DISCOUNT",
          ...amounts,
          rewardByPercentage: true,
          levels: [
            { from: 3_000_000, reward: 5 },
            { from: 5_000_000, reward: 10 },
          ],
          most: 1_000_000,
        },
        exclusiveGroup: "BASKET",
      },
    },
    {
      code: "MEMBER-BEANIES",
      name: both("Beanies for members", "Beanie khusus anggota"),
      remark: both(
        "Any beanie for Rp49.000, in the first 500 orders of a day.",
        "Semua beanie Rp49.000 untuk 500 pesanan pertama setiap hari.",
      ),
      ribbon: { text: both("Members", "Anggota"), position: "TOP_RIGHT" },
      rule: {
        reward: { kind: "FIXED_PRICE", goods: { categories: ["beanies"] }, price: 49_000 },
        conditions: { shoppers: "MEMBERS" },
        limits: { perDay: 500, budgetPerDay: 25_000_000 },
        stacking: "ALONE",
      },
    },
    {
      code: "FREE-DELIVERY",
      name: both("Free delivery", "Gratis ongkir"),
      remark: both(
        "Up to Rp50.000 when you spend Rp2.500.000 or more.",
        "Maksimal Rp50.000, dengan belanja minimal Rp2.500.000.",
      ),
      rule: {
        reward: {
          kind: "FREE_DELIVERY",
          ...amounts,
          rewardByPercentage: true,
          levels: [{ from: 2_500_000, reward: 100 }],
          most: 50_000,
        },
      },
    },
  ];
}

/** For a month only, so that a period shows. */
function groups(ends: string): readonly object[] {
  return [
    {
      code: "SOCKS-3-1",
      ends,
      name: both("Buy 3 pairs of socks, get 1 free", "Beli 3 pasang kaus kaki, gratis 1"),
      remark: both("The cheapest of four pairs is free.", "Yang termurah dari empat pasang gratis."),
      ribbon: { text: both("Buy 3, get 1 free", "Beli 3 gratis 1"), position: "TOP_RIGHT" },
      rule: { reward: { kind: "BUY_GET", goods: { categories: ["socks"] }, buy: 3, get: 1 } },
    },
    {
      code: "YOGA-SET",
      name: both("Complete your yoga set", "Lengkapi set yogamu"),
      remark: both("Rp25.000 off three or more yoga items.", "Potongan Rp25.000 untuk tiga barang yoga atau lebih."),
      rule: {
        reward: {
          kind: "DISCOUNT",
          goods: { categories: ["yogagear"] },
          amountByQty: true,
          rewardByPercentage: false,
          levels: [{ from: 3, reward: 25_000 }],
        },
      },
    },
  ];
}

/** One that follows another after a minute, so that a preview of a coming day differs. */
function coming(begins: string, ends: string): readonly object[] {
  return [
    {
      code: "SOCKS-2-1",
      begins,
      ends,
      name: both("Buy 2 pairs of socks, get 1 free", "Beli 2 pasang kaus kaki, gratis 1"),
      remark: both("The cheapest of three pairs is free.", "Yang termurah dari tiga pasang gratis."),
      ribbon: { text: both("Buy 2, get 1 free", "Beli 2 gratis 1"), position: "TOP_RIGHT" },
      rule: { reward: { kind: "BUY_GET", goods: { categories: ["socks"] }, buy: 2, get: 1 } },
    },
  ];
}

/** Left out where the catalogue has no such goods. */
function choices(products: Iterable<ProductRecord>): readonly object[] {
  const gifts = [...giveawaysIn(products, "wristbands"), ...giveawaysIn(products, "gymsacks")];
  const addOns = giveawaysIn(products, "bottles");
  const gift = {
    code: "GIFT-OF-CHOICE",
    name: both("A gift of your choice", "Hadiah pilihanmu"),
    remark: both(
      "Choose one gift when you spend Rp2.000.000 or more.",
      "Pilih satu hadiah dengan belanja minimal Rp2.000.000.",
    ),
    priority: 10,
    rule: {
      reward: {
        kind: "GWP",
        ...amounts,
        levels: [{ from: 2_000_000, reward: 1 }],
        giveaways: gifts.map(({ skuCode }) => ({ skuCode })),
      },
      limits: { perShopper: 3 },
    },
  };
  const addOn = {
    code: "BOTTLE-ADD-ON",
    name: both("A bottle for less", "Botol lebih murah"),
    remark: both("Half price with shoes, one for each order.", "Setengah harga kalau beli sepatu, satu per pesanan."),
    rule: {
      reward: {
        kind: "PWP",
        goods: { categories: ["footwear"] },
        amountByQty: true,
        levels: [{ from: 1, reward: 1 }],
        giveaways: addOns.map(({ skuCode, listPrice }) => ({ skuCode, price: Math.floor(listPrice / 2) })),
      },
    },
  };
  return [...(gifts.length > 0 ? [gift] : []), ...(addOns.length > 0 ? [addOn] : [])];
}

const productsToLookAt = 1000;

/** A few skus of each category that the warehouse has several of, among the first products. */
function giveawaysIn(products: Iterable<ProductRecord>, categoryCode: string): readonly Giveaway[] {
  const found: Giveaway[] = [];
  let looked = 0;
  for (const { categoryCodes, skus } of products) {
    looked += 1;
    if (looked > productsToLookAt || found.length >= mostGiveaways) break;
    if (categoryCodes.includes(categoryCode)) found.push(...skus.filter(({ stock }) => (stock.DELIVERY ?? 0) >= 3));
  }
  return found.slice(0, mostGiveaways);
}
