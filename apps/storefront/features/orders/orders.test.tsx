import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import type { ListedOrder, OrderDetail } from "./data/order-documents.ts";
import { storyOf } from "./model/order-story.ts";
import { CancelHint } from "./parts/cancel-hint.tsx";
import { CardNote } from "./parts/card-note.tsx";
import { MissedPromotions } from "./parts/missed-promotions.tsx";
import { OrderBody } from "./parts/order-body.tsx";
import { OrderCard } from "./parts/order-card.tsx";
import { OrderHistory } from "./parts/order-history.tsx";
import { OrderLines } from "./parts/order-lines.tsx";
import { Parcels } from "./parts/parcels.tsx";
import { ReturnRequest } from "./parts/return-request.tsx";
import { StatusHead } from "./parts/status-head.tsx";
import { Whereto } from "./parts/whereto.tsx";
import { detail, emptyLine, headOf, type Language, order, readOut } from "./testing/read-out.tsx";

test("[CRT-11~] an order says which promotions were not used and why, and is silent where all did", () => {
  const promotion = (activityCode: string, state: string, ...reasons: string[]) => ({
    activityCode,
    activityName: `Promo ${activityCode}`,
    state,
    reasonList: reasons.map((text) => ({ text })),
  });
  const applied = promotion("TEN", "APPLIED");
  const missed = promotion("MILLION", "BLOCKED", "Belanja Rp200.000 lagi");
  const textOf = (promotions: (typeof applied)[], language: Language) =>
    readOut(<MissedPromotions promotions={promotions} />, language);
  expect(textOf([applied, missed], "id-ID")).toMatch(
    /^ 1 promo tidak terpakai Keterangan di keranjangmu waktu kamu pesan: Promo MILLION Belanja Rp200\.000 lagi ?\. ?$/,
  );
  expect(textOf([missed, promotion("MORE", "READY", "Choose your free gift (1)")], "en-US")).toContain(
    "2 promotions were not used What your cart said when you ordered:",
  );
  expect(textOf([applied], "en-US").trim()).toBe("");
});

test("[ORD-09] an order in cash is thanked for, and says how much cash to prepare and for whom", () => {
  const cash = { orderStatus: 31, payInfos: [{ payMentType: "CASH", isSucceed: false }] };
  expect(headOf(cash, "id-ID")).toContain(
    "Terima kasih, pesananmu sudah kami terima! Bayar Rp999.000 tunai ke kurir saat barang tiba.",
  );
  expect(headOf(cash, "en-US")).toContain("Pay Rp999.000 in cash to the courier when it arrives.");
  expect(headOf({ ...cash, distributionType: "21" }, "id-ID")).toContain("tunai di kasir saat kamu mengambilnya.");
  expect(headOf({ ...cash, distributionType: "21", collectBy: "2026-12-01T14:26:24.000Z" }, "id-ID")).toContain(
    "Barangnya kami simpan untukmu sampai 01/12/2026 21:26:24 WIB.",
  );
  expect(headOf({ orderStatus: 31 }, "id-ID")).not.toContain("tunai");
});

test("[ORD-09] an order that points paid whole is thanked for, as it has no payment page", () => {
  const byPoints = { orderStatus: 31, amount: 0, usedPoint: 999_000, payInfos: [] };
  expect(headOf(byPoints, "id-ID")).toContain(
    "Terima kasih, pesananmu sudah kami terima! Semuanya dibayar dengan poinmu.",
  );
  expect(headOf(byPoints, "en-US")).toContain("Your points cover all of it.");
  expect(headOf({ ...byPoints, amount: 1 }, "en-US")).not.toContain("points");
});

const failed = [{ expressStatus: "FAILED" }];

test("[ORD-10] a failed delivery is said first, and nothing of an arrival or of cash to prepare", () => {
  const cash = { orderStatus: 42, payInfos: [{ payMentType: "CASH", isSucceed: false }], expectTime: "2026-11-27" };
  const told = headOf({ ...cash, expressList: failed }, "id-ID");
  expect(told.trim()).toMatch(/^Pengantaran gagal Kurir tidak berhasil mengantar paketmu\./);
  expect(told).toContain("tidak ada yang perlu kamu bayar");
  expect(told).not.toMatch(/Dalam perjalanan|Perkiraan tiba|tunai/);
  const paid = { orderStatus: 42, payInfos: [{ payMentType: "QRIS", isSucceed: true }], parcels: failed };
  expect(headOf(paid, "en-US")).toContain("it comes back to us and we refund your payment.");
  expect(headOf(cash, "id-ID")).toContain("Dalam perjalanan ke alamatmu");
  expect(headOf({ ...cash, orderStatus: 51, parcels: failed }, "id-ID")).not.toContain("gagal");
});

test("[ORD-29] what the courier could not deliver is shown in the reader's words, in the parcel and the history", () => {
  const sentence = "Shipment has been rejected by the receiver.";
  const entry = { orderStatusStr: "", remark: sentence, cancelledItems: [] };
  const history = [
    { ...entry, orderStatus: 42, expressStatus: "FAILED", createTime: "2026-11-22T02:00:00Z" },
    { ...entry, orderStatus: 62, expressStatus: "RETURNED", createTime: "2026-11-22T03:00:00Z" },
    { ...entry, orderStatus: 61, expressStatus: null, createTime: "2026-11-22T04:00:00Z", remark: "salah ukuran" },
  ];
  const told = readOut(<OrderHistory history={history} />, "id-ID");
  expect(told).not.toContain(sentence);
  expect(told).toMatch(/salah ukuran Ditutup .* membawanya kembali ke kami\. Pengantaran gagal 22\/11/);
  const parcel = { ...emptyParcel, expressStatus: "FAILED", deliveryFailReason: sentence };
  const box = readOut(<Parcels parcels={[parcel]} />, "id-ID");
  expect(box).toContain("Pengantaran gagal Kurir tidak berhasil mengantar paket ini.");
  expect(box).not.toContain(sentence);
  expect(readOut(<Parcels parcels={[{ ...parcel, expressStatus: "IN_TRANSIT" }]} />, "en-US")).not.toContain(
    "could not",
  );
});

const emptyParcel = { companyName: "JNE", expressCode: "WB-1", sendTime: null, sendSuccessTime: null, items: [] };

test("[LOC-12] the moment of an order says whose time it is", () => {
  expect(headOf({}, "id-ID")).toContain("22/11/2026 18:26:19 WIB");
});

test("[ORD-37] a pick-up that is ready stands on the step of that name, in its history too", () => {
  const ready = { orderStatus: 31, distributionType: "21", readyTime: "2026-11-22T03:00:00Z" };
  const html = renderPage(<StatusHead order={{ ...order, ...ready }} heading="h1" />, {
    language: "id-ID",
    words: ["orders"],
  });
  expect(/<li aria-current="step".*?<\/li>/.exec(html)?.[0]).toContain("Siap diambil");
  const history = [
    {
      orderStatus: 31,
      orderStatusStr: "",
      createTime: "2026-11-22T02:00:00Z",
      remark: null,
      expressStatus: null,
      cancelledItems: [],
    },
  ];
  const told = readOut(<OrderHistory history={storyOf(history, ready.readyTime)} />, "id-ID");
  expect(told).toMatch(/Siap diambil 22\/11\/2026 10:00:00 WIB Sedang disiapkan 22\/11\/2026 09:00:00 WIB/);
});

test("[ORD-33] a line shows colour and size as they were ordered, in the words of the cart", () => {
  const line = {
    orderItemCode: "GL1-1",
    skuName: "Raung 5, Hitam, EU 42",
    attribute: '{"saleAttribute":[{"key":"colour","value":"Hitam"},{"key":"size","value":"EU 42"}]}',
    count: 1,
    status: "0",
  } as const;
  for (const language of ["en-US", "id-ID"] as const)
    expect(readOut(<OrderLines order={order} lines={[{ ...emptyLine, ...line }]} />, language)).toContain(
      "Raung 5 Hitam · EU 42",
    );
});

test("a line says the size that the shopper has after an exchange, and of how many pieces", () => {
  const told = (count: number, language: "en-US" | "id-ID"): string => {
    const line = { ...emptyLine, orderItemCode: "GL1-1", skuName: "Raung 5", attribute: null, count, status: "51" };
    const exchangedTo = [{ sizeName: "EU 43", count: 1 }];
    return readOut(<OrderLines order={order} lines={[{ ...line, exchangedTo }]} />, language);
  };
  expect(told(1, "id-ID")).toContain("Raung 5 Ditukar menjadi EU 43");
  expect(told(3, "id-ID")).toContain("1 barang ditukar menjadi EU 43");
  expect(told(1, "en-US")).toContain("Exchanged for EU 43");
  expect(told(3, "en-US")).toContain("1 item exchanged for EU 43");
});

test("[PRM-01~] a gift's line is free beside its full price, and an add-on's sum is what it costs, in both languages", () => {
  const line = { ...emptyLine, orderItemCode: "GL1-1", skuName: "Raung 5", attribute: null, count: 1, status: "0" };
  const told = (change: object, language: Language = "en-US") =>
    readOut(<OrderLines order={order} lines={[{ ...line, ...change }]} />, language);
  const gift = { isGift: true, salePrice: 0, amount: 0 };
  expect(told(gift)).toContain("1 × was Rp999.000 Free");
  expect(told(gift, "id-ID")).toContain("1 × sebelumnya Rp999.000 Gratis");
  expect(told({ salePrice: 49_000, amount: 49_000 })).toContain("1 × was Rp999.000 Rp49.000 Rp49.000");
  expect(told({})).toContain("1 × Rp999.000 Rp999.000");
});

test("[ORD-32~] a line says how many points it used, and nothing where it used none", () => {
  const line = { ...emptyLine, orderItemCode: "GL1-1", skuName: "Raung 5", attribute: null, count: 1, status: "0" };
  const told = (usedPoint: number, language: Language) =>
    readOut(<OrderLines order={{ ...order, orderStatus: 31 }} lines={[{ ...line, usedPoint }]} />, language);
  expect(told(25_000, "en-US")).toContain("25.000 points used");
  expect(told(25_000, "id-ID")).toContain("25.000 poin dipakai");
  expect(told(0, "en-US")).not.toContain("points");
});

test("[ORD-03~] who tracks an unpaid order learns where it can be cancelled", () => {
  const hint = (orderStatus: number, language: Language) =>
    readOut(<CancelHint order={{ orderCode: "GL1", orderStatus }} />, language);
  expect(hint(21, "id-ID")).toContain("Buka pesanan ini di browser tempat kamu memesan");
  expect(hint(21, "en-US")).toContain("Open this order in the browser where you placed it");
  expect(hint(31, "id-ID").trim()).toBe("");
});

test("a guest sees whose card the points of an order go to, and nothing where none was given", () => {
  expect(readOut(<CardNote mobile="+62 ••••0002" />, "id-ID")).toContain("masuk ke kartu MapClub +62 ••••0002.");
  expect(readOut(<CardNote mobile={null} />, "id-ID").trim()).toBe("");
});

test.each(["11", "21"])("what the buyer wrote at the checkout is read on the order's page, delivered by %s", (type) => {
  const whereto = { distributionType: type, store: null, orderReceiveOut: null };
  const told = (extProps: unknown, language: Language) =>
    readOut(<Whereto order={{ ...whereto, extProps }} />, language);
  expect(told({ remark: "Titipkan ke satpam" }, "id-ID")).toContain("Catatanmu untuk pesanan ini Titipkan ke satpam");
  expect(told({ remark: "Titipkan ke satpam" }, "en-US")).toContain("Your note for this order");
  expect(told(null, "id-ID")).not.toContain("Catatan");
});

test("[RET-01~] what is in a return has no box to tick, and no button where nothing else is left", () => {
  const bought = { ...emptyLine, skuName: "Raung 5", attribute: null, count: 1, status: "51" };
  const lines = ["GL1-1", "GL1-2"].map((orderItemCode) => ({ ...bought, orderItemCode }));
  const asked = (codes: readonly string[]) => {
    const products = codes.map((orderItemCode) => ({ orderItemCode, count: 1 }));
    const returns = [{ returnCode: "RT1", status: "REQUESTED", afterSaleStatusStr: "Under review", products }];
    const about = { ...order, orderReturnOuts: returns };
    return renderPage(
      <ReturnRequest orderCode="GL1" order={about} lines={lines} contact={{}} onDone={() => undefined} />,
      { words: ["orders"] },
    );
  };
  expect(asked([]).match(/type="checkbox"/g)).toHaveLength(2);
  expect(asked(["GL1-1"]).match(/type="checkbox"/g)).toHaveLength(1);
  expect(asked(["GL1-1"])).toMatch(/<button/);
  // With a single piece left there is nothing to choose.
  expect(asked([])).not.toContain("checked");
  expect(asked(["GL1-1"]).match(/checked/g)).toHaveLength(1);
  expect(asked(["GL1-1", "GL1-2"])).not.toMatch(/type="checkbox"|<button/);
});

const line = { orderItemCode: "GL1-1", skuName: "Kaus Lari", image: "shirt", count: 1, deliveryDate: null };
const listed: ListedOrder = {
  orderCode: "GL1",
  orderDate: "22/11/2026 18:26:19",
  amount: 999_000,
  distributionType: "11",
  orderStatus: 31,
  orderStatusStr: "Preparing",
  usedPoint: null,
  scheduleCancelTime: null,
  expectTime: null,
  readyTime: null,
  operationList: [],
  orderReceiveOut: null,
  parcels: [],
  orderReturnOuts: [],
  productList: [{ ...line, status: "31" }],
};

test("in the list a pick-up that is ready offers its code, also where it is paid at the counter", () => {
  const cardOf = (change: Partial<ListedOrder>) =>
    readOut(<OrderCard order={{ ...listed, distributionType: "21", ...change }} onChange={() => {}} />, "id-ID");
  const ready = { readyTime: "2026-11-22T03:00:00Z" };
  expect(cardOf(ready)).toContain("Lihat kode");
  expect(cardOf({ ...ready, operationList: [{ type: "pickupOrder", value: true }] })).toContain("Lihat kode");
  expect(cardOf({})).toContain("Lacak");
});

test("in the list a line that was cancelled in part is named once, with the pieces that are left", () => {
  const parts = [
    { ...line, status: "31" },
    { ...line, status: "61" },
  ];
  const text = readOut(<OrderCard order={{ ...listed, productList: parts }} onChange={() => {}} />, "id-ID");
  expect(text).toContain("GL1 Kaus Lari Dikirim ke alamatmu");
  expect(text).toContain("1 barang, 1 dibatalkan");
  const back = { status: "REFUNDED", afterSaleStatusStr: null, amount: 999_000, points: 0 };
  const returned = { ...listed, productList: parts, orderStatus: 51, orderReturnOuts: [back] };
  expect(readOut(<OrderCard order={returned} onChange={() => {}} />, "id-ID")).toContain(
    "Rp999.000 sudah dikembalikan",
  );
});

test("[ORD-20~] the only piece of an order is chosen to be cancelled from the start", () => {
  const line = { ...emptyLine, orderItemCode: "GL1-1", skuName: "Raung 5", attribute: null, status: "0" };
  const boxes = (...counts: number[]): readonly string[] => {
    const ordered: OrderDetail = {
      ...detail,
      orderStatus: 31,
      operationList: [{ type: "cancelOrder", value: true }],
      productList: counts.map((count, index) => ({ ...line, orderItemCode: `GL1-${index + 1}`, count })),
    };
    const html = renderPage(<OrderBody order={ordered} reload={async () => undefined} />, {
      words: ["orders", "returns"],
    });
    return [...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => box);
  };
  expect(boxes(1)).toEqual([expect.stringContaining("checked")]);
  expect([...boxes(2), ...boxes(1, 1)].join()).not.toContain("checked");
});
