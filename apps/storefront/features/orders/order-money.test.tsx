import { expect, test } from "vitest";
import type { OrderDetail } from "./data/order-documents.ts";
import { storyOf } from "./model/order-story.ts";
import { CancelledItems } from "./parts/cancelled-items.tsx";
import { InvoiceSheet } from "./parts/invoice-sheet.tsx";
import { OrderBody } from "./parts/order-body.tsx";
import { OrderHistory } from "./parts/order-history.tsx";
import { OrderLines } from "./parts/order-lines.tsx";
import { OrderSum } from "./parts/order-sum.tsx";
import { PaymentFacts } from "./parts/payment-facts.tsx";
import { Refunds } from "./parts/refunds.tsx";
import { TrackedOrderView } from "./parts/tracked-order.tsx";
import { detail, emptyLine, headOf, type Language, order, readOut } from "./testing/read-out.tsx";

test("[ORD-12] an order that closed unpaid promises no money back, a paid one does", () => {
  expect(headOf({}, "id-ID")).toContain("Pesanan ini ditutup karena pembayarannya tidak kami terima");
  expect(headOf({}, "id-ID")).not.toMatch(/dikembalikan/);
  expect(headOf({}, "en-US")).not.toMatch(/refund/);
  const paid = { payInfos: [{ payMentType: "QRIS", isSucceed: true }] };
  expect(headOf(paid, "id-ID")).toContain("Pembayaranmu akan dikembalikan.");
  expect(headOf(paid, "en-US")).toContain("Your payment will be refunded.");
});

test("[ORD-12] an order whose parcel came back says so, not that its payment was late", () => {
  const back = { expressList: [{ expressStatus: "RETURNED" }] };
  expect(headOf(back, "id-ID")).toContain("Kurir tidak berhasil mengantar paketmu dan membawanya kembali ke kami");
  expect(headOf(back, "id-ID")).not.toContain("batas waktu");
  const paid = { ...back, payInfos: [{ payMentType: "QRIS", isSucceed: true }] };
  expect(headOf(paid, "en-US")).toContain("this order was closed. Your payment will be refunded.");
});

test("[ORD-12] a cancelled order that points paid whole says that they went back", () => {
  const points = { orderStatus: 61, amount: 0, returnedPoint: 999_000, payInfos: [] };
  expect(headOf(points, "id-ID")).toContain("999.000 poin dikembalikan ke kartu MapClub-mu.");
  const facts = { ...points, payMent: null, payStatus: "1", refunds: [], distributionType: "11", usedPoint: 999_000 };
  expect(readOut(<PaymentFacts order={facts} />, "id-ID")).toMatch(/Dibayar dengan poin $/);
  expect(readOut(<PaymentFacts order={{ ...facts, orderStatus: 31, returnedPoint: 0 }} />, "id-ID")).toContain("Lunas");
});

test("an order that was closed and paid late says why it goes on", () => {
  const entry = { orderStatusStr: "", remark: null, expressStatus: null, cancelledItems: [] };
  const history = [
    { ...entry, orderStatus: 62, createTime: "2026-11-22T02:00:00Z" },
    { ...entry, orderStatus: 31, createTime: "2026-11-22T02:05:00Z" },
  ];
  const told = readOut(<OrderHistory history={storyOf(history, null)} />, "id-ID");
  expect(told).toContain("09:05:00 WIB Pembayaranmu masuk setelah batas waktu. Barangnya masih ada");
});

test("[ORD-12~] an order shows what goes back, which way, and when it went", () => {
  const one = {
    amount: 90_000,
    isExtra: false,
    isTransfer: false,
    payMent: "to your GoPay",
    createTime: "2026-11-22T02:00:00Z",
    doneTime: null,
  };
  const done = { ...one, payMent: "by bank transfer", status: "DONE", doneTime: "2026-11-23T02:00:00Z" } as const;
  const told = readOut(<Refunds refunds={[{ ...one, status: "ON_ITS_WAY" }, done]} points={0} />, "en-US");
  expect(told).toContain("Rp90.000 is on its way back to your GoPay.");
  expect(told).toContain("Rp90.000 went back by bank transfer on 23/11/2026 09:00:00 WIB.");
  expect(readOut(<Refunds refunds={[{ ...one, status: "DECIDING" }]} points={0} />, "id-ID")).toContain(
    "Rp90.000 masuk setelah pesanan ditutup.",
  );
  expect(readOut(<Refunds refunds={[{ ...one, status: "DUE" }]} points={0} />, "en-US")).toContain(
    "Rp90.000 goes back to your GoPay. We start within one working day.",
  );
  expect(readOut(<Refunds refunds={[]} points={0} />, "id-ID").trim()).toBe("");
});

test.each([
  [
    "en-US",
    "Which account should we transfer Rp406.500 to?",
    "If we send Rp406.500 back, which",
    "to BCA •••• 7890. Change",
  ],
  [
    "id-ID",
    "Ke rekening mana kami transfer Rp406.500?",
    "Kalau Rp406.500 kami kembalikan, ke",
    "ke BCA •••• 7890. Ubah",
  ],
] as const)(
  "[ORD-12~] an order asks where a transfer goes, and then says where, in %s",
  (language, asked, unsure, known) => {
    const one = {
      amount: 406_500,
      status: "DUE",
      isExtra: false,
      payMent: "lewat transfer bank",
      isTransfer: true,
      createTime: "2026-11-22T02:00:00Z",
      doneTime: null,
    } as const;
    const transfer = { amount: 406_500, isCertain: true, bankAccount: null };
    const told = (change: object) => {
      const about = { orderCode: "GL1", contact: {}, isNews: false, onNamed: async () => undefined };
      const account = { ...about, transfer: { ...transfer, ...change } };
      return readOut(<Refunds refunds={[one]} points={0} account={account} />, language);
    };
    expect(told({})).toContain(asked);
    expect(told({})).toMatch(/within one working day of having|setelah rekeningnya kamu isi/);
    expect(told({ bankAccount: "BCA •••• 7890" })).not.toMatch(/of having your account|setelah rekeningnya/);
    expect(told({ isCertain: false })).toContain(unsure);
    expect(told({ bankAccount: "BCA •••• 7890" })).toContain(known);
    expect(told({ bankAccount: "BCA •••• 7890" })).not.toContain("?");
  },
);

test("money that came a second time is distinguished from the order", () => {
  const one = {
    amount: 356_600,
    status: "DUE",
    payMent: "ke GoPay-mu",
    isTransfer: false,
    createTime: "2026-11-22T02:00:00Z",
    doneTime: null,
  } as const;
  const told = (isExtra: boolean) => readOut(<Refunds refunds={[{ ...one, isExtra }]} points={0} />, "id-ID");
  expect(told(true)).toMatch(/terbayar dua kali.* Rp356\.600 akan kembali ke GoPay-mu/);
  expect(told(false)).not.toContain("dua kali");
});

test("[ORD-23~] points of pieces that were cancelled were given back: their line does not say that they are used", () => {
  const line = { ...emptyLine, orderItemCode: "GL1-1", skuName: "Raung 5", attribute: null, count: 1, usedPoint: 900 };
  const lineOf = (orderStatus: number, status: string) =>
    readOut(<OrderLines order={{ ...order, orderStatus }} lines={[{ ...line, status }]} />, "id-ID");
  expect(lineOf(21, "21")).toContain("900 poin dipakai");
  expect(lineOf(31, "61")).toContain("900 poin dikembalikan");
  expect(lineOf(31, "61")).not.toContain("dipakai");
});

const refund = {
  amount: 999_000,
  status: "DUE",
  isExtra: false,
  payMent: "ke kartumu",
  isTransfer: false,
  createTime: "2026-11-22T02:00:00Z",
  doneTime: null,
} as const;

test.each([
  [61, "0", []],
  [62, "0", []],
  [61, "1", [refund]],
] as const)(
  "[ORD-23~] an order that ended says once that its points came back, and nothing of unused promotions, in status %i",
  (orderStatus, payStatus, refunds) => {
    const line = {
      ...emptyLine,
      orderItemCode: "GL1-1",
      skuName: "Raung 5",
      attribute: null,
      count: 1,
      usedPoint: 900,
    };
    const reason = { text: "Belanja Rp200.000 lagi" };
    const ended: OrderDetail = {
      ...detail,
      orderStatus,
      payStatus,
      refunds: [...refunds],
      usedPoint: 900,
      usedPointAmount: 900,
      returnedPoint: 900,
      promotionList: [{ activityCode: "M", activityName: "Promo M", state: "BLOCKED", reasonList: [reason] }],
      productList: [{ ...line, status: String(orderStatus) }],
    };
    const told = readOut(<OrderBody order={ended} reload={async () => undefined} />, "id-ID");
    expect(told.match(/poin dikembalikan/gi)).toHaveLength(1);
    expect(told).toContain("900 poin dikembalikan ke kartu MapClub-mu.");
    expect(told).not.toMatch(/poin dipakai|tidak terpakai/);
    const tracked = { ...ended, total: ended.amount, orderCode: "GL1", parcels: [], payment: null, freightTotal: 0 };
    const view = (
      <TrackedOrderView order={tracked} proof={{ orderCode: "GL1" }} ask={async () => undefined}>
        {null}
      </TrackedOrderView>
    );
    expect(readOut(view, "id-ID").match(/poin dikembalikan/gi)).toHaveLength(1);
  },
);

test("[ORD-23~] points that go back are shown beside the money, also where no money does", () => {
  const told = (language: Language) => readOut(<Refunds refunds={[]} points={12_500} />, language);
  expect(told("en-US")).toContain("12.500 points go back to your MapClub card.");
  expect(told("id-ID")).toContain("12.500 poin dikembalikan ke kartu MapClub-mu.");
  expect(told("id-ID")).toContain("Poin yang kembali");
  expect(told("id-ID")).not.toContain("Pengembalian dana");
});

test("[ORD-20~] what is cancelled is named before, with the money and points that come back, and in the history after", () => {
  const cancellation = {
    items: [{ name: "Raung 5, Hitam, EU 42", count: 2 }],
    refund: 1_998_000,
    way: "lewat transfer bank",
    asksAccount: true,
    points: 25_000,
    isPart: true,
  };
  const asked = readOut(<CancelledItems cancellation={cancellation} />, "id-ID");
  expect(asked).toContain(
    "Perkiraan dana kembali: Rp1.998.000 lewat transfer bank. Setelah ini, kami tanyakan rekening tujuannya.",
  );
  const online = { ...cancellation, way: "to your card", asksAccount: false };
  expect(readOut(<CancelledItems cancellation={online} />, "en-US")).not.toContain("account");
  expect(asked).toMatch(/2 × Raung 5, Hitam, EU 42 .*Perkiraan poin kembali: .*Sisa pesananmu tetap dikirim/);
  const unpaid = readOut(<CancelledItems cancellation={{ ...cancellation, refund: 0 }} />, "en-US");
  expect(unpaid).not.toContain("refund");
  expect(unpaid).toContain("Estimated points back: 25.000, to your MapClub card.");
  expect(asked).toContain("Perkiraan poin kembali: 25.000 poin ke kartu MapClub-mu.");
  const entry = {
    orderStatus: 31,
    orderStatusStr: "",
    createTime: "2026-11-22T02:00:00Z",
    remark: null,
    expressStatus: null,
  };
  const cancelledItems = [{ skuName: "Raung 5, Hitam, EU 42", count: 2 }];
  const told = (language: Language) => readOut(<OrderHistory history={[{ ...entry, cancelledItems }]} />, language);
  expect(told("id-ID")).toMatch(/Sebagian barang dibatalkan 2 × Raung 5, Hitam, EU 42/);
  expect(told("en-US")).toContain("Some items cancelled");
});

test("[ORD-31~] after a refund the sum says what was paid, what goes back, and what is left", () => {
  const amounts = {
    productAmount: 1_998_000,
    discount: 0,
    coupon: 0,
    pointsAmount: 0,
    freight: 17_600,
    freightDiscount: 0,
    total: 2_015_600,
  };
  const told = (status: "DUE" | "ON_ITS_WAY" | "DONE" | "DECIDING", isExtra = false) =>
    readOut(<OrderSum amounts={amounts} discounts={[]} refunds={[{ amount: 999_000, status, isExtra }]} />, "id-ID");
  for (const status of ["DUE", "ON_ITS_WAY"] as const)
    expect(told(status)).toMatch(
      /Total Rp2.015.600 Akan dikembalikan -Rp999.000 Setelah pengembalian dana Rp1.016.600/,
    );
  expect(told("DUE", true)).not.toMatch(/dikembalikan/i);
  expect(told("DONE")).toMatch(/Total Rp2.015.600 Dikembalikan -Rp999.000 Setelah/);
  expect(told("DECIDING")).not.toMatch(/dikembalikan/i);
});

test("[ORD-31~] points stand last in the sum, under the name that the checkout gave them", () => {
  const amounts = { productAmount: 559_000, discount: 0, coupon: 0, freight: 18_000, freightDiscount: 8_400 };
  const told = readOut(
    <OrderSum
      amounts={{ ...amounts, pointsAmount: 568_600, total: 0 }}
      discounts={[{ source: "PROMOTION", code: "GRATIS", name: "Gratis ongkir", amount: 8_400 }]}
      refunds={[]}
    />,
    "id-ID",
  );
  expect(told).toMatch(
    /Barang Rp559\.000 Ongkir Rp18\.000 Diskon ongkir -Rp8\.400 Rincian.*Gratis ongkir.* Poin MapClub .*-Rp568\.600 Total Rp0/,
  );
});

test("[ORD-36~] the sum says which points went back", () => {
  const amounts = { discount: 0, coupon: 0, freight: 0, freightDiscount: 0 };
  const paid = { ...amounts, productAmount: 300_000, pointsAmount: 50_000, total: 250_000 };
  const told = (returnedPoints: number) =>
    readOut(
      <OrderSum
        amounts={paid}
        discounts={[]}
        refunds={[{ amount: 125_000, status: "DONE", isExtra: false }]}
        returnedPoints={returnedPoints}
      />,
      "id-ID",
    );
  expect(told(25_000)).toMatch(
    /Total Rp250\.000 Dikembalikan -Rp125\.000 Poin dikembalikan 25\.000 Setelah pengembalian dana Rp125\.000/,
  );
  expect(told(0)).not.toContain("Poin dikembalikan");
});

test.each([
  ["en-US", "Sold by PT Gelora Contoh Jl. Pakin No. 1"],
  ["id-ID", "Penjual PT Gelora Contoh Jl. Pakin No. 1"],
] as const)("[ORD-24~] an invoice in %s names the company that sells, and says its time in WIB", (language, seller) => {
  const invoice = {
    invoiceNo: "INV-GL1",
    invoiceDate: "22/11/2026 18:26:19",
    invoiceType: "2",
    sellerName: "PT Gelora Contoh",
    sellerAddress: "Jl. Pakin No. 1",
    taxCode: null,
    company: null,
    companyAddress: null,
    billedTo: "Sari",
    receiveMobile: "+628123456789",
    address: "Jl. Asia 8",
    districtName: null,
    cityName: null,
    provinceName: null,
    zipCode: null,
    tax: { withTax: 999_000, withoutTax: 900_000, base: 825_000, baseShare: "11/12", percent: 12, tax: 99_000 },
  };
  const line = { orderItemCode: "GL1-1", skuName: "Raung 5", salePrice: 333_000, attribute: null };
  const invoiced = {
    orderCode: "GL1",
    orderDate: "22/11/2026 18:20:00",
    amount: 999_000,
    productAmount: 999_000,
    discount: 0,
    coupon: 0,
    freight: 0,
    freightDiscount: 0,
    usedPointAmount: 0,
    distributionType: "11",
    payMent: "QRIS",
    orderStatus: 31,
    orderStatusStr: "Sedang disiapkan",
    returnedPoint: 0,
    invoice,
    discountList: [],
    refunds: [],
    productList: [
      { ...line, count: 1, amount: 333_000, status: "0", productsStatusStr: null },
      { ...line, count: 2, amount: 666_000, status: "61", productsStatusStr: "Dibatalkan" },
    ],
  };
  const told = readOut(<InvoiceSheet order={invoiced} invoice={invoice} />, language);
  expect(told).toContain(seller);
  expect(told).toContain("22/11/2026 18:26:19 WIB");
  expect(told).toMatch(/(Paid|Lunas) .* Sari .* Raung 5 .* 1 .* Raung 5 .* Dibatalkan 2 /);
  expect(told).toMatch(/Raung 5 Rp333\.000 (each|per barang) /);
  expect(told).toMatch(/Rp999\.000 .* Rp900\.000 .*11\/12.* Rp825\.000 .*PPN.* 12% Rp99\.000/);
  const cancelled = { ...invoiced, orderStatus: 61, orderStatusStr: "Dibatalkan" };
  expect(readOut(<InvoiceSheet order={cancelled} invoice={invoice} />, language)).not.toMatch(/Paid|Lunas/);
  const all = { amount: 999_000, status: "DONE", isExtra: false, payMent: "", createTime: "", doneTime: "" } as const;
  const back = { ...invoiced, refunds: [all] };
  expect(readOut(<InvoiceSheet order={back} invoice={invoice} />, language)).toMatch(
    /Paid, then refunded|Lunas, lalu dikembalikan/,
  );
});

test("[ORD-31] a coupon's row has its code and its amount once, and no further deduction stands below the delivery", () => {
  const amounts = {
    productAmount: 300_000,
    discount: 0,
    coupon: 25_000,
    pointsAmount: 0,
    freight: 9_600,
    freightDiscount: 0,
  };
  const coupon = { source: "COUPON", code: "HEMAT25", name: "Kupon HEMAT25", amount: 25_000 };
  const text = readOut(
    <OrderSum amounts={{ ...amounts, total: 284_600 }} discounts={[coupon]} refunds={[]} />,
    "id-ID",
  );
  expect(text).toMatch(/Kupon HEMAT25 -Rp25\.000 Ongkir Rp9\.600 Total Rp284\.600/);
  const ofBoth = { ...amounts, coupon: 20_000, freightDiscount: 5000, total: 284_600 };
  const shared = readOut(<OrderSum amounts={ofBoth} discounts={[coupon]} refunds={[]} />, "id-ID");
  expect(shared).toMatch(/Kupon -Rp20\.000 Ongkir .* -Rp5\.000 .*Kupon HEMAT25: hemat Rp25\.000 Total/);
});

test("[ORD-31~] what took something off goods and delivery stands below both rows, which it adds up to", () => {
  const amounts = { productAmount: 3_299_000, discount: 164_950, coupon: 0, pointsAmount: 0, freight: 18_200 };
  const discounts = [
    { source: "PROMOTION", code: "FREE", name: "Gratis ongkir", amount: 18_200 },
    { source: "PROMOTION", code: "TIERS", name: "Makin banyak, makin hemat", amount: 164_950 },
  ];
  const text = readOut(
    <OrderSum amounts={{ ...amounts, freightDiscount: 18_200, total: 3_134_050 }} discounts={discounts} refunds={[]} />,
    "id-ID",
  );
  expect(text).toMatch(/Promo -Rp164\.950 Ongkir Rp18\.200 Diskon ongkir -Rp18\.200 Rincian .*Gratis ongkir.* Total/);
});
