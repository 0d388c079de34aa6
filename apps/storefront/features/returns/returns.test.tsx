import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { AccountForm } from "./account-form.tsx";
import type { ReturnRefund } from "./data/return-documents.ts";
import { earnedPoints } from "./model/earned-points.ts";
import { OrderReturns } from "./order-returns.tsx";
import { CodePart } from "./parts/code-part.tsx";
import { ExchangeParts, ModePicker } from "./parts/exchange-parts.tsx";
import { RefundNotes, RefundParts } from "./parts/refund-parts.tsx";
import { RequestForm } from "./parts/request-form.tsx";
import { ReturnTimeline } from "./parts/return-timeline.tsx";
import { WishFields } from "./parts/wish-fields.tsx";

type Language = "en-US" | "id-ID";

function readOut(element: React.ReactNode, language: Language): string {
  return renderPage(element, { language, words: ["returns"] })
    .replace(/<[^>]+>/g, "|")
    .replace(/[|\s]+/g, " ");
}

const refund: ReturnRefund = {
  amount: 141_255,
  points: 13_326,
  freight: 0,
  freightPoints: 0,
  freightPaid: 18_000,
  giftCharge: 0,
  way: "QRIS",
  shopPaysParcel: false,
  lines: [
    {
      orderItemCode: "GL1-1",
      skuName: "Raung 5",
      count: 1,
      price: 199_000,
      promotion: 0,
      coupon: 44_419,
      points: 13_326,
      amount: 141_255,
    },
  ],
};

test("what goes back is shown in parts that add up, in both languages", () => {
  expect(readOut(<RefundParts refund={refund} />, "id-ID")).toBe(
    " 1 × Raung 5 Rp199.000 Kupon -Rp44.419 Dibayar dengan poin -13.326 poin Dana kembali Rp141.255 Poin kembali 13.326 poin ",
  );
  const nothing = { ...refund, amount: 0, points: 0 };
  expect(readOut(<RefundParts refund={nothing} />, "en-US")).toContain("Refund None");
});

test("[RET-01~] what points paid whole comes back as points: no money is named, nor a way of it", () => {
  const shown = (language: Language) =>
    readOut(
      <>
        <ModePicker mode="REFUND" wishes={[]} isTransfer back="POINTS" onChange={() => {}} />
        <RefundParts refund={{ ...refund, amount: 0 }} />
        <RefundNotes refund={{ ...refund, amount: 0 }} />
      </>,
      language,
    );
  expect(shown("id-ID")).toContain("Poin kembali Ke kartu MapClub-mu");
  expect(shown("id-ID")).toContain("13.326 poin kembali ke kartu MapClub-mu.");
  expect(shown("id-ID")).not.toMatch(/Dana|transfer|metode pembayaran/i);
  expect(shown("en-US")).toContain("13.326 points go back to your MapClub card.");
  expect(shown("en-US")).not.toMatch(/Refund|money|transfer/i);
});

test("a return says before the press that bonuses go with the whole order, also of one that points paid", () => {
  const note = "If the whole order goes back, bonuses that came with it";
  for (const amount of [refund.amount, 0])
    expect(readOut(<RefundNotes refund={{ ...refund, amount }} />, "en-US")).toContain(note);
  expect(readOut(<RefundNotes refund={refund} isSettled />, "en-US")).not.toContain(note);
});

test("delivery is said to come back only when it does", () => {
  expect(readOut(<RefundNotes refund={refund} />, "en-US")).toContain("What you paid for delivery stays paid");
  const ours = { ...refund, freight: 18_000 };
  expect(readOut(<RefundNotes refund={ours} />, "id-ID")).toContain("ongkir yang sudah kamu bayar juga kembali");
  expect(readOut(<RefundParts refund={ours} />, "id-ID")).toContain("Ongkir Rp18.000");
  for (const shopPaysParcel of [false, true]) {
    const free = { ...refund, freightPaid: 0, shopPaysParcel };
    expect(readOut(<RefundNotes refund={free} />, "id-ID")).not.toContain("Ongkir yang sudah kamu bayar");
  }
});

test.each([
  ["en-US", "You pay for sending", "We pay for sending the items back", "if the whole order comes back"],
  ["id-ID", "kamu yang tanggung", "Ongkir returnya kami yang tanggung", "kalau seluruh pesanan diretur"],
] as const)("who pays for the parcel back follows the reason, in %s", (language, yours, ours, ofPart) => {
  expect(readOut(<RefundNotes refund={refund} />, language)).toContain(yours);
  for (const freight of [0, 18_000]) {
    const shown = readOut(<RefundNotes refund={{ ...refund, shopPaysParcel: true, freight }} />, language);
    expect(shown).toContain(ours);
    expect(shown).not.toMatch(/stays paid|tidak kembali|You pay|kamu yang tanggung/);
    expect(shown.includes(ofPart)).toBe(freight === 0);
  }
});

test.each([
  [false, "you pay for sending the items back"],
  [true, "We pay for sending it to you, and for sending the items back"],
] as const)("an exchange says who pays for the parcel back: the shop, %s", (shopPaysParcel, sentence) => {
  expect(readOut(<ExchangeParts wishes={[]} shopPaysParcel={shopPaysParcel} />, "en-US")).toContain(sentence);
});

test("what the items earned is said to be taken only where they may have earned something", () => {
  expect(readOut(<RefundNotes refund={refund} />, "id-ID")).toContain("Kalau barang ini memberi poin MapClub");
  const member = { isLogin: true, isGuest: false, accountInfo: { userCode: "M1", mapclubBind: false } };
  expect(earnedPoints(member)).toBe("none");
  expect(earnedPoints({ ...member, accountInfo: { userCode: "M1", mapclubBind: true } })).toBe("some");
  expect(earnedPoints({ ...member, isGuest: true })).toBe("unknown");
});

test("a gift that is kept is charged, and the shopper sees how to avoid it", () => {
  const kept = { ...refund, amount: 91_255, giftCharge: 50_000 };
  expect(readOut(<RefundParts refund={kept} />, "en-US")).toContain("Gifts that you keep -Rp50.000 Refund Rp91.255");
  expect(readOut(<RefundNotes refund={kept} />, "id-ID")).toContain("Kirim juga hadiahnya");
  expect(readOut(<RefundNotes refund={refund} />, "id-ID")).not.toContain("hadiah");
});

const returned = {
  returnCode: "RT1",
  status: "SENT",
  afterSaleStatusStr: "On its way to us",
  createTime: "22/11/2026",
};
const panel = (hasPages: boolean) => (
  <OrderReturns orderCode="GL1" returns={[returned]} hasPages={hasPages} contact={{}} onChange={() => undefined} />
);

test("[ORD-21] a member's return has a page, a guest's shows its status and opens on the order", () => {
  expect(renderPage(panel(true), { words: ["returns"] })).toContain('href="/account/order/detail/GL1/RT1"');
  const guests = renderPage(panel(false), { words: ["returns"] });
  expect(guests).toContain("On its way to us");
  expect(guests).not.toMatch(/href=|Refund detail/);
});

test("[RET-01] a return that was just sent is announced, before it is in the list too; none is, without one", () => {
  const shown = (sent: string | undefined, returns: Parameters<typeof OrderReturns>[0]["returns"]) =>
    renderPage(
      <OrderReturns orderCode="GL1" returns={returns} sent={sent} hasPages contact={{}} onChange={() => undefined} />,
      { words: ["returns"] },
    );
  const announced = /role="status"[^>]*>.*We have received your return request\./s;
  expect(shown("RT1", [])).toMatch(announced);
  expect(shown("RT1", [returned])).toMatch(announced);
  expect(shown("RT1", [returned])).toMatch(/<h3 [^>]*tabindex="-1"[^>]*>RT1/i);
  // The region is there before it speaks.
  expect(shown(undefined, [])).toMatch(/role="status"[^>]*><\/div>/);
});

test("of an order's returns those that came to nothing are listed last", () => {
  const returns = [
    { ...returned, status: "CANCELLED" },
    { ...returned, returnCode: "RT2" },
    { ...returned, returnCode: "RT3" },
  ];
  const shown = readOut(
    <OrderReturns orderCode="GL1" returns={returns} hasPages contact={{}} onChange={() => undefined} />,
    "id-ID",
  );
  expect(shown.match(/RT\d/g)).toEqual(["RT2", "RT3", "RT1"]);
});

test("what was paid with points alone has earned none: no word that such points are taken", () => {
  const shown = (amount: number): string => readOut(<RefundNotes refund={{ ...refund, amount }} />, "id-ID");
  expect(shown(1)).toContain("memberi poin MapClub");
  expect(shown(0)).not.toContain("memberi poin MapClub");
});

/** The only piece of a line. */
const piece = { skuCode: "R-42", count: 1, least: 1, most: 1, hasOtherSizes: true };

test("an exchange says which size is the new one, in both languages", () => {
  const sizes = [{ skuCode: "R-43", sizeName: "EU 43", stock: 2 }];
  const line = { ...piece, orderItemCode: "1", name: "Raung 5 EU 42", amount: 1, points: 0, reasonCode: "" };
  const shown = (exchangeSkuCode: string, language: Language): string =>
    readOut(<ExchangeParts wishes={[{ ...line, exchangeSkuCode, sizes }]} shopPaysParcel={false} />, language);
  expect(shown("R-43", "id-ID")).toContain("1 × Raung 5 EU 42 Ukuran baru: EU 43");
  expect(shown("R-43", "en-US")).toContain("New size: EU 43");
  expect(shown("", "en-US")).not.toContain("New size");
});

test("[ORD-25~] an order's return says what comes back as money and what as points, in both languages", () => {
  const shown = (sums: object, language: Language) =>
    readOut(
      <OrderReturns
        orderCode="GL1"
        contact={{}}
        returns={[{ ...returned, ...sums }]}
        hasPages={false}
        onChange={() => undefined}
      />,
      language,
    );
  expect(shown({ amount: 0, points: 25_000 }, "id-ID")).toContain("25.000 poin kembali");
  expect(shown({ amount: 0, points: 25_000 }, "id-ID")).not.toContain("Rp");
  expect(shown({ amount: 99_000, points: 25_000 }, "en-US")).toContain("Rp99.000 back 25.000 points back");
});

test("a return that was rejected promises no money", () => {
  const shown = (status: string) =>
    readOut(
      <OrderReturns
        orderCode="GL1"
        returns={[{ ...returned, status, amount: 499_000 }]}
        hasPages={false}
        contact={{}}
        onChange={() => undefined}
      />,
      "en-US",
    );
  expect(shown("SENT")).toContain("Rp499.000 back");
  for (const status of ["REJECTED", "CANCELLED"]) expect(shown(status)).not.toContain("Rp499.000");
});

test("the timeline is newest first, in WIB", () => {
  const history = [
    { status: "REQUESTED", statusStr: "Sedang ditinjau", createTime: "2026-11-22T02:00:00Z" },
    { status: "APPROVED", statusStr: "Disetujui", createTime: "2026-11-23T02:00:00Z" },
  ];
  expect(readOut(<ReturnTimeline history={history} />, "id-ID")).toMatch(
    /Disetujui 23\/11\/2026 09:00:00 WIB Sedang ditinjau 22\/11\/2026 09:00:00 WIB/,
  );
});

test("where an exchange cannot be had it says of what, and that one return is one or the other, in both languages", () => {
  const wish = {
    ...piece,
    orderItemCode: "1",
    name: "Raung 5",
    amount: 1,
    points: 0,
    reasonCode: "",
    exchangeSkuCode: "",
  };
  const sized = { ...wish, sizes: [{ skuCode: "R-43", sizeName: "EU 43", stock: 2 }] };
  const ball = { ...wish, orderItemCode: "2", name: "Bola Pusaka", sizes: [] };
  const shown = (wishes: Parameters<typeof ModePicker>[0]["wishes"], language: Language) =>
    readOut(<ModePicker mode="REFUND" wishes={wishes} isTransfer={false} back="MONEY" onChange={() => {}} />, language);
  expect(shown([sized, ball], "en-US")).toContain("another size right now: Bola Pusaka. A return is either a refund");
  expect(shown([sized, ball], "id-ID")).toContain("Stok ukuran lain sedang tidak cukup: Bola Pusaka. Satu retur hanya");
  expect(shown([ball], "id-ID")).not.toContain("Satu retur hanya");
  expect(shown([sized], "en-US")).not.toContain("another size right now");
});

test.each(["en-US", "id-ID"] as const)(
  "[RET-01~] goods in one size only are offered no exchange, and shown no word of stock, in %s",
  (language) => {
    const ball = { ...piece, orderItemCode: "2", name: "Bola", amount: 1, points: 0, reasonCode: "", sizes: [] };
    const shown = (hasOtherSizes: boolean) => {
      const wishes = [{ ...ball, exchangeSkuCode: "", hasOtherSizes }];
      return readOut(
        <ModePicker mode="REFUND" wishes={wishes} isTransfer={false} back="MONEY" onChange={() => {}} />,
        language,
      );
    };
    expect(shown(false)).toMatch(/Money back|Dana kembali/);
    expect(shown(false)).not.toMatch(/Another size|another size|Tukar ukuran|ukuran lain/);
    // Sold out for now is another matter.
    expect(shown(true)).toMatch(/another size right now: Bola|ukuran lain sedang tidak cukup: Bola/);
  },
);

test("money back says the way it goes: the shopper's own, or a transfer where that takes none", () => {
  const shown = (isTransfer: boolean, language: Language, back: "MONEY" | "BOTH" = "MONEY") =>
    readOut(<ModePicker mode="REFUND" wishes={[]} isTransfer={isTransfer} back={back} onChange={() => {}} />, language);
  expect(shown(false, "id-ID")).toContain("Dana kembali Lewat metode pembayaran yang kamu pakai");
  expect(shown(true, "id-ID")).toContain("Dana kembali Lewat transfer bank");
  expect(shown(true, "en-US")).toContain("Money back By bank transfer");
  expect(shown(true, "id-ID", "BOTH")).toContain("Lewat transfer bank, dan poinnya ke kartu MapClub-mu");
  expect(shown(false, "en-US", "BOTH")).toContain("The way you paid, and points to your MapClub card");
});

test("once the items are here nothing is shown as a condition or a promise", () => {
  const whole = { ...refund, freight: 9_600, freightPaid: 9_600, shopPaysParcel: true };
  const before = readOut(<RefundNotes refund={whole} />, "id-ID");
  expect(before).toMatch(/Setelah kami pastikan.*Ongkir returnya kami yang tanggung.*Kalau barang ini memberi poin/);
  const after = readOut(<RefundNotes refund={whole} isSettled />, "id-ID");
  expect(after).not.toMatch(/Setelah|Kalau|tanggung/);
  expect(after).toContain("Dananya kembali");
});

test("the account is asked for in one form; where it must be answered it has no way out", () => {
  const asked = (onClose?: () => void) =>
    readOut(
      <AccountForm save={async () => ({ ok: true, value: undefined })} onSaved={() => undefined} onClose={onClose} />,
      "id-ID",
    );
  for (const part of ["Nomor rekening", "Nama pemilik rekening", "Simpan rekening"]) expect(asked()).toContain(part);
  expect(asked()).not.toContain("Nanti saja");
  expect(asked(() => undefined)).toContain("Nanti saja");
  expect(asked()).not.toContain("Kode");
});

test("a browser other than the order's own shows where the code went, and may ask for another", () => {
  const input = {
    ref: () => undefined,
    value: "",
    error: undefined,
    good: false,
    onBlur: () => undefined,
    onChange: () => undefined,
  };
  const shown = (sentTo: string, language: Language) =>
    readOut(
      <CodePart sentTo={sentTo} input={input} again={{ busy: false, failure: undefined }} onAgain={() => undefined} />,
      language,
    );
  expect(shown("s•••@example.com", "id-ID")).toMatch(/kode ke s•••@example\.com.*Kode empat angka.*Kirim kode lagi/);
  expect(shown("+62 •••• 890", "en-US")).toMatch(/code to \+62 •••• 890.*Send another code/);
  expect(shown("", "en-US")).not.toContain("code to");
});

test("a request in another browser asks for no account: the return's page does, with a code", () => {
  const wish = {
    ...piece,
    orderItemCode: "GL1-1",
    name: "Raung 5",
    amount: 199_000,
    points: 0,
    reasonCode: "",
    sizes: [],
    exchangeSkuCode: "",
  };
  const options = {
    returnPreview: { returnable: [], needsBankAccount: true },
    returnReasons: [],
    refundBanks: [],
  };
  const asked = (contact: { readonly email?: string; readonly mobile?: string }) =>
    readOut(
      <RequestForm
        orderCode="GL1"
        contact={contact}
        first={[wish]}
        options={options}
        onDone={() => undefined}
        onClose={() => undefined}
      />,
      "id-ID",
    );
  expect(asked({})).toContain("Nomor rekening");
  for (const contact of [{ email: "sari@example.com" }, { mobile: "81234567890" }]) {
    expect(asked(contact)).not.toContain("Nomor rekening");
    expect(asked(contact)).toContain("Setelah ini, kami tanyakan rekening tujuan dananya.");
  }
});

test("of a line in two sizes none need go back of one, but something of the line", () => {
  const wish = { ...piece, orderItemCode: "1", name: "Raung 5, EU 43", amount: 1, points: 0, sizes: [] };
  const shown = (count: number, language: Language): string =>
    readOut(
      <WishFields
        wish={{ ...wish, count, least: 0, reasonCode: "", exchangeSkuCode: "" }}
        reasons={[]}
        mode="REFUND"
        isChecked
        isNothing={count === 0}
        onChange={() => undefined}
      />,
      language,
    );
  expect(shown(0, "id-ID")).toContain("Pilih jumlahnya dulu, ya");
  expect(shown(0, "id-ID")).not.toContain("Alasan");
  expect(shown(1, "en-US")).not.toContain("Please choose how many");
  expect(shown(1, "en-US")).toContain("Reason");
});

test("a size that sold out is said at its field, before anything is sent again, until another is chosen", () => {
  const sizes = [{ skuCode: "R-43", sizeName: "EU 43", stock: 1 }];
  const wish = { ...piece, orderItemCode: "1", name: "Raung 5", amount: 1, points: 0, reasonCode: "OTHER", sizes };
  const shown = (exchangeSkuCode: string, language: Language): string =>
    readOut(
      <WishFields
        wish={{ ...wish, exchangeSkuCode, soldOutSize: "EU 44" }}
        reasons={[]}
        mode="EXCHANGE"
        isChecked={false}
        isNothing={false}
        onChange={() => undefined}
      />,
      language,
    );
  expect(shown("", "id-ID")).toContain("EU 44 sudah habis. Pilih ukuran lain, ya");
  expect(shown("", "en-US")).toContain("EU 44 is sold out. Please choose another size");
  expect(shown("R-43", "id-ID")).not.toContain("sudah habis");
});
