import { languages } from "@gelora/locale/language.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import { describe, expect, test } from "vitest";
import { hearMessages } from "./testing/hear-messages.ts";

describe("what shoppers are notified of their orders", () => {
  const { mails, whatsapps, announce } = hearMessages();

  const goods = {
    lines: [
      {
        name: "Kilat Runner",
        detail: "Merah, 42",
        quantity: 2,
        amount: rupiah(1_200_000),
        picture: "http://localhost:3000/img/drawn/v1/shoe@200.jpg",
      },
    ],
    freight: rupiah(50_000),
    destination: ["Sari Dewi", "Jl. Merdeka Barat No. 1", "Gambir, Jakarta Pusat", "DKI Jakarta 10110"],
  } as const;

  test.each([
    ["en-US", "MapClub points: -Rp25.000"],
    ["id-ID", "Poin MapClub: -Rp25.000"],
  ] as const)("[ORD-36~] a mail in %s says what points paid, so its rows add up", async (language, row) => {
    await announce({ ...goods, points: rupiah(25_000), amount: rupiah(1_225_000), language });
    const text = mails[0]?.text ?? "";
    for (const part of ["Rp1.200.000", "Rp50.000", row, "Total: Rp1.225.000"]) expect(text).toContain(part);
  });

  test.each([
    [
      "en-US",
      [
        "Delivery: Rp50.000",
        "Delivery address",
        "What happens next",
        "How to pay, step by step",
        "1. Open your bank's app",
      ],
    ],
    [
      "id-ID",
      ["Ongkir: Rp50.000", "Alamat pengiriman", "Setelah ini", "Langkah pembayaran", "1. Buka aplikasi bankmu"],
    ],
  ] as const)(
    "[PAY-02] the mail of a placed order in %s has all that paying and waiting need",
    async (language, parts) => {
      await announce({ ...goods, language });
      const text = mails[0]?.text ?? "";
      for (const part of [
        ...parts,
        "2 × Kilat Runner (Merah, 42), Rp1.200.000",
        "Total: Rp1.250.000",
        "Jl. Merdeka Barat No. 1",
      ])
        expect(text).toContain(part);
      expect(mails[0]?.html).toContain('src="http://localhost:3000/img/drawn/v1/shoe@200.jpg"');
      expect(text).not.toMatch(/[{}]|undefined|Anda/);
    },
  );

  test.each([
    ["placed", {}],
    ["paid", { deadline: undefined }],
    ["cancelled", { refund: { amount: rupiah(1_190_000), way: "to your card" } }],
  ] as const)(
    "[ORD-31] the mail of an order that is %s has its lines and reductions as its receipt",
    async (step, more) => {
      const reductions = [{ name: "Lari Hemat", amount: rupiah(60_000) }];
      await announce({ ...goods, ...more, step, reductions, amount: rupiah(1_190_000), language: "en-US" });
      const text = mails[0]?.text ?? "";
      for (const row of [
        "(Merah, 42), Rp1.200.000",
        "Lari Hemat: -Rp60.000",
        "Delivery: Rp50.000",
        "Total: Rp1.190.000",
      ])
        expect(text).toContain(row);
    },
  );

  test.each([
    ["en-US", "Delivery: JNE Reguler", "Estimated arrival: 24–28 Nov"],
    ["id-ID", "Pengiriman: JNE Reguler", "Perkiraan tiba: 24–28 Nov"],
  ] as const)(
    "a mail in %s says how an order that is still to be sent comes, and when",
    async (language, way, days) => {
      const delivery = { service: "JNE Reguler", arrival: "24–28 Nov" };
      const steps = ["placed", "howToPay", "cancelUndone", "paid", "cancelled"] as const;
      for (const step of steps) await announce({ ...goods, step, language, delivery });
      const shown = mails.map(({ text = "" }) => [way, days].every((part) => text.includes(part)));
      expect(shown).toEqual([true, true, true, true, false]);
    },
  );

  test.each([
    ["en-US", "we send it from 06/12/2026", "Pre-order, ships from 06/12/2026", /packing/],
    ["id-ID", "kami kirim mulai 06/12/2026", "Pre-order, dikirim mulai 06/12/2026", /kemas/],
  ] as const)(
    "[PRM-18~] a mail in %s says from when a pre-order is sent, and not that it is packed",
    async (language, sentFrom, beside, packed) => {
      const [shoe] = goods.lines;
      const preOrder = { ...shoe, shipsFrom: "2026-12-06" };
      await announce({ ...goods, lines: [preOrder], step: "paid", language });
      await announce({ ...goods, lines: [preOrder], language });
      await announce({ ...goods, lines: [preOrder, shoe], step: "paid", language });
      const [paid = "", placed = "", mixed = ""] = mails.map(({ text = "" }) => text);
      for (const text of [paid, placed]) {
        for (const part of [sentFrom, beside]) expect(text).toContain(part);
        expect(text).not.toMatch(packed);
      }
      expect(mixed).toContain(beside);
      expect(mixed).not.toContain(sentFrom);
      expect(mixed).toMatch(packed);
    },
  );

  test.each([
    ["en-US", "In this parcel"],
    ["id-ID", "Isi paket ini"],
  ] as const)("a mail in %s about a parcel lists what is in it, without a sum", async (language, title) => {
    const parcel = { companyName: "JNE", waybill: "JNE123" };
    await announce({ ...goods, step: "shipped", language, deadline: undefined, parcel });
    const text = mails[0]?.text ?? "";
    expect(text).toContain(`${title}\n- 2 × Kilat Runner (Merah, 42)\n\n`);
    expect(text).not.toContain("Rp50.000");
    expect(mails[0]?.html).not.toContain("Rp1.200.000");
  });

  test("pieces that are cancelled have their own sum, less what a promotion had taken off them", async () => {
    const reductions = [{ name: "Lari Hemat", amount: rupiah(60_000) }];
    const refund = { amount: rupiah(1_140_000), way: "ke kartumu" };
    await announce({ ...goods, step: "piecesCancelled", reductions, refund, amount: rupiah(2_000_000) });
    expect(mails[0]?.text).toContain("Lari Hemat: -Rp60.000");
    expect(mails[0]?.text).toContain("Total barang ini: Rp1.140.000");
  });

  test.each([
    ["en-US", "Free"],
    ["id-ID", "Gratis"],
  ] as const)("[PRM-01~] a gift is called free in a mail in %s, as it is everywhere else", async (language, free) => {
    await announce({ ...goods, lines: [{ name: "Botol Minum", quantity: 1, amount: rupiah(0) }], language });
    expect(mails[0]?.text).toContain(`1 × Botol Minum, ${free}`);
    expect(mails[0]?.text).not.toContain("Rp0");
  });

  test.each([
    ["en-US", "Payment method: QRIS", "Paid on: 22 November 2026 | 16:05:09 WIB", "See the invoice: ", "press Invoice"],
    [
      "id-ID",
      "Metode pembayaran: QRIS",
      "Dibayar pada: 22 November 2026 | 16:05:09 WIB",
      "Lihat faktur: ",
      "tekan Faktur",
    ],
  ] as const)(
    "[ORD-24~] the mail of a payment in %s says how and when it was paid, and where the invoice is",
    async (language, method, moment, link, ofGuest) => {
      const paid = { channelName: "QRIS", at: new Date("2026-11-22T09:05:09Z") };
      const invoiceAddress = "http://localhost:3000/account/order/invoice/G261121-ABCD";
      for (const payment of [paid, { ...paid, invoiceAddress }])
        await announce({ ...goods, step: "paid", deadline: undefined, language, paid: payment });
      const [guests, members] = mails.map(({ text }) => text ?? "");
      for (const text of [guests, members]) for (const part of [method, moment]) expect(text).toContain(part);
      expect(guests).toContain(ofGuest);
      expect(guests).not.toContain("/account/");
      expect(members).toContain(`${link}${invoiceAddress}`);
      expect(members).not.toContain(ofGuest);
      expect(mails[1]?.html).toContain(`href="${invoiceAddress}"`);
    },
  );

  test("a cancelling that is taken back: the order stands, and the former number no longer applies", async () => {
    await announce({ ...goods, step: "cancelUndone", language: "id-ID" });
    for (const words of ["sudah kamu urungkan", "tidak berlaku lagi", "3901012345678901", "Langkah pembayaran"])
      expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.text).not.toContain("Terima kasih sudah memesan");
    expect(whatsapps[0]).toMatchObject({ body: { template: { name: "gelora_cancel_undone" } } });
  });

  const kinds = [
    ["BILL", { billerCode: "70012", billKey: "990000000260" }, ["70012", "990000000260", "Multi Payment"]],
    ["COUNTER", { paymentCode: "123456789012" }, ["123456789012"]],
    ["QRIS", {}, ["QRIS"]],
    ["EWALLET", {}, ["GoPay"]],
    ["CARD", {}, []],
    ["VIRTUAL_ACCOUNT", {}, []],
  ] as const;
  test.each(kinds.flatMap((kind) => languages.map((language) => [...kind, language] as const)))(
    "[LOC-01] paying by %s: numbers %j, in words %j of %s, by mail and WhatsApp alike",
    async (kind, numbers, parts, language) => {
      await announce({ language, step: "howToPay", payment: { channelName: "GoPay", kind, ...numbers } });
      const whatsappText = JSON.stringify(whatsapps[0]?.body);
      const text = mails[0]?.text ?? "";
      for (const part of [...parts, "WIB", "2. "]) {
        expect(text).toContain(part);
        expect(whatsappText).toContain(part);
      }
      const name = "billKey" in numbers || "paymentCode" in numbers ? "gelora_how_to_pay" : "gelora_how_to_pay_online";
      expect(whatsapps[0]).toMatchObject({ body: { template: { name } } });
      expect(whatsappText).not.toContain('"text":"-"');
      expect(text + whatsappText).not.toMatch(/\{\w+\}|undefined/);
    },
  );

  const contactAsked = { "en-US": "enter your email or mobile number there", "id-ID": "masukkan email atau nomor" };
  const members = {
    trackAddress: "http://localhost:3000/account/order/detail/G261121-ABCD?deliveryType=20",
    trackByMobileAddress: undefined,
  };
  test.each(
    (["placed", "howToPay", "cancelUndone"] as const).flatMap((step) =>
      languages.flatMap((language) =>
        (["QRIS", "EWALLET", "CARD", undefined] as const).map((kind) => [step, language, kind] as const),
      ),
    ),
  )("[ORD-02, ORD-05] %s in %s by %s asks a guest for a contact first, and no member", async (step, language, kind) => {
    const common = { step, language, payment: { channelName: "GoPay", kind } };
    for (const [change, asks] of [
      [{}, true],
      [members, false],
    ] as const) {
      mails.length = 0;
      whatsapps.length = 0;
      await announce({ ...common, ...change });
      for (const text of [mails[0]?.text ?? "", JSON.stringify(whatsapps[0]?.body)]) {
        expect(text.includes(contactAsked[language])).toBe(asks);
        expect(text).toMatch(language === "en-US" ? /1\. Open your order's page/ : /1\. Buka halaman pesananmu/);
        expect(text).not.toMatch(/\{\w+\}/);
      }
    }
  });

  test.each([
    [{ deadline: undefined }, "gelora_order_placed_cash", "You pay in cash"],
    [
      {
        deadline: undefined,
        collectBy: new Date("2026-12-01T14:26:24Z"),
        amount: rupiah(90_000),
        pickup: { storeName: "Gelora Senayan", confirmCode: "AB12" },
      },
      "gelora_order_placed_store_cash",
      "You pay Rp90.000 in cash at Gelora Senayan",
    ],
    [
      {
        step: "readyForPickup",
        deadline: undefined,
        collectBy: new Date("2026-12-01T14:26:24Z"),
        amount: rupiah(90_000),
        pickup: { storeName: "Gelora Senayan", confirmCode: "AB12" },
      },
      "gelora_order_ready_cash",
      "and pay Rp90.000 in cash there.",
    ],
    [
      { step: "paid", paid: { channelName: "QRIS", at: new Date(), isLate: true } },
      "gelora_order_paid_late",
      "when the order was already closed. We still have your items",
    ],
    [{ step: "paymentLate" }, "gelora_payment_late", "we either send your items after all"],
    [
      { step: "paymentLate", needsAccount: true },
      "gelora_payment_late_account",
      "tell us now on your order's page which bank account",
    ],
    [
      { step: "paymentLate", refund: { amount: rupiah(90_000), way: "to your card" } },
      "gelora_payment_late_refund",
      "How: to your card",
    ],
    [
      { step: "paidTwice", refund: { amount: rupiah(90_000), way: "by bank transfer" } },
      "gelora_paid_twice_refund",
      "already paid when another payment for it arrived",
    ],
    [{ deadline: undefined, amount: rupiah(0) }, "gelora_order_placed_free", "there is nothing to pay"],
    [{ payment: { channelName: "QRIS", kind: "QRIS" } }, "gelora_order_placed_online", "QRIS"],
  ] as const)("an order with %j is announced by %s, without empty parameters", async (change, name, words) => {
    await announce({ ...change, language: "en-US" });
    expect(whatsapps[0]).toMatchObject({ body: { template: { name } } });
    expect(JSON.stringify(whatsapps[0]?.body)).not.toContain('"text":"-"');
    expect(mails[0]?.text).toContain(words);
  });

  test("a mail has the shop's drawn mark, and a WhatsApp message leads to the form for the number", async () => {
    await announce();
    expect(mails[0]?.html).toMatch(/<img src="http:\/\/localhost:3000\/mail-mark\.png"[^>]*>gelora<\/p>/);
    expect(mails[0]?.text).not.toContain("by=mobile");
    expect(JSON.stringify(whatsapps[0]?.body)).toContain("orderCode=G261121-ABCD&by=mobile");
  });

  test("a mail greets by name, and someone whose name is not known without one", async () => {
    for (const [language, hello, kind] of [
      ["en-US", "Hello Sari Dewi,", "there"],
      ["id-ID", "Halo Sari Dewi,", "Kak"],
    ] as const) {
      mails.length = 0;
      whatsapps.length = 0;
      await announce({ language, step: "readyForPickup", customerName: "Sari Dewi" });
      await announce({ language, step: "readyForPickup", customerName: undefined });
      expect(mails[0]?.text).toContain(hello);
      expect(mails[1]?.text).not.toMatch(/Hello|Halo[ ,]|Sari|undefined/);
      const greeted = whatsapps.map(({ body }) => JSON.stringify(body));
      expect(greeted[0]).toContain("Sari Dewi");
      expect(greeted[1]).toContain(`"text":"${kind}"`);
    }
  });

  test("what a shopper typed stays text in the mail (AC-46)", async () => {
    await announce({ customerName: '<script src="https://evil.example"></script>\r\nBcc: all@example.test' });
    expect(mails[0]?.html).not.toContain("<script");
    expect(mails[0]?.bcc ?? []).toEqual([]);
  });

  test.each([
    ["paid", "Payment received for order G261121-ABCD"],
    ["shipped", "Order G261121-ABCD is on its way"],
    ["delivered", "Order G261121-ABCD has arrived"],
    ["deliveryFailed", "A parcel of order G261121-ABCD could not be delivered"],
    ["readyForPickup", "Order G261121-ABCD is ready for pick-up"],
    ["cancelled", "Order G261121-ABCD is cancelled"],
    ["piecesCancelled", "Items of order G261121-ABCD are cancelled"],
    ["sentBack", "A parcel of order G261121-ABCD came back to us"],
    ["refunded", "Your refund for order G261121-ABCD has been sent"],
    ["closed", "Order G261121-ABCD is closed"],
    ["uncollected", "Order G261121-ABCD was not picked up"],
    ["paymentLate", "Your payment for order G261121-ABCD came late"],
    ["paidTwice", "Order G261121-ABCD was paid twice"],
  ] as const)("the step %s has its own mail and template, and asks nobody to pay again", async (step, subject) => {
    await announce({
      step,
      language: "en-US",
      parcel: { companyName: "JNE", waybill: "WYB-17" },
      ...(step === "delivered" ? {} : { pickup: { storeName: "Gelora Senayan", confirmCode: "4711" } }),
    });
    expect(mails[0]?.subject).toBe(subject);
    expect(mails[0]?.text).not.toContain("3901012345678901");
    expect(mails[0]?.text?.includes("WYB-17")).toBe(
      step === "shipped" || step === "delivered" || step === "deliveryFailed",
    );
    expect(mails[0]?.text?.includes("4711")).toBe(step === "readyForPickup");
    expect(whatsapps[0]).toMatchObject({ body: { template: { language: { code: "en_US" } } } });
  });

  test.each(["closed", "uncollected", "paymentLate", "paidTwice", "refunded"] as const)(
    "the mail %s names the goods of the order, without what they would have cost",
    async (step) => {
      const lines = [{ name: "Botol Minum", quantity: 2, amount: rupiah(98_000) }];
      await announce({ step, language: "id-ID", lines, amount: rupiah(108_000), freight: rupiah(10_000) });
      for (const text of [mails[0]?.text, mails[0]?.html]) {
        expect(text).toContain("Barang yang kamu pesan");
        expect(text).toContain("2 × Botol Minum");
        expect(text).not.toContain("98.000");
      }
    },
  );

  test.each([
    ["en-US", {}, "Your items"],
    ["id-ID", {}, "Barangmu"],
    ["id-ID", { pickup: { storeName: "Gelora Senayan", confirmCode: "4711" } }, "Barangmu"],
  ] as const)(
    "the mail of an order that arrived or was collected names its goods, %s %o",
    async (language, way, title) => {
      const lines = [{ name: "Botol Minum", quantity: 2, amount: rupiah(98_000) }];
      await announce({ step: "delivered", language, ...way, lines, amount: rupiah(108_000), freight: rupiah(10_000) });
      for (const text of [mails[0]?.text, mails[0]?.html]) {
        expect(text).toContain(title);
        expect(text).toContain("2 × Botol Minum");
        expect(text).not.toContain("98.000");
      }
    },
  );

  test.each([
    ["en-US", "12,500 points"],
    ["id-ID", "12.500 poin"],
  ] as const)("an order that was not paid in time names the points that come back, %s", async (language, sentence) => {
    await announce({ step: "closed", language, pointsBack: 12_500 });
    expect(mails[0]?.text).toContain(sentence);
    expect(mails[0]?.html).toContain(sentence);
  });

  test.each([
    ["delivered", {}, "until 14 days after"],
    ["delivered", { pickup: { storeName: "Gelora Senayan", confirmCode: "4711" } }, "within 14 days"],
    ["returnCancelled", { returned: { returnCode: "RT1" } }, "until 14 days after"],
    [
      "returnReceived",
      { refund: { amount: rupiah(318_000), way: "to your card" } },
      "so are bonuses that came with it",
    ],
  ] as const)("the mail %s says what a return has to do with days and points", async (step, more, sentence) => {
    await announce({ step, language: "en-US", ...more });
    expect(mails[0]?.text).toContain(sentence);
  });

  test("messages about a pick-up name no parcel, and messages about cash no deadline", async () => {
    const pickup = { storeName: "Gelora Senayan", confirmCode: "4711" };
    await announce({ step: "delivered", language: "en-US", pickup });
    expect(mails[0]).toMatchObject({ subject: "Order G261121-ABCD has been picked up" });
    expect(mails[0]?.text).not.toContain("courier");
    await announce({ language: "en-US", deadline: undefined });
    expect(mails[1]?.text).toContain("You pay in cash");
  });
});
