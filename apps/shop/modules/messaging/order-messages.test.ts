import { languages } from "@gelora/locale/language.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { hearMessages } from "./testing/hear-messages.ts";

const whatsappSchema = z.object({
  template: z.object({
    name: z.string(),
    components: z.array(z.object({ parameters: z.array(z.object({ text: z.string() })) })),
  }),
});

describe("what shoppers are told about their orders", () => {
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
      const told = mails.map(({ text = "" }) => [way, days].every((part) => text.includes(part)));
      expect(told).toEqual([true, true, true, true, false]);
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
      for (const told of [paid, { ...paid, invoiceAddress }])
        await announce({ ...goods, step: "paid", deadline: undefined, language, paid: told });
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
    const told = { step, language, payment: { channelName: "GoPay", kind } };
    for (const [change, asks] of [
      [{}, true],
      [members, false],
    ] as const) {
      mails.length = 0;
      whatsapps.length = 0;
      await announce({ ...told, ...change });
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
  ] as const)("an order told with %j is told by %s, without empty parameters", async (change, name, words) => {
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

  test("a mail greets by name, and somebody whose name is not known without one", async () => {
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

  test.each([
    ["en-US", "12,500 points"],
    ["id-ID", "12.500 poin"],
  ] as const)("an order that was not paid in time tells the points that come back, %s", async (language, told) => {
    await announce({ step: "closed", language, pointsBack: 12_500 });
    expect(mails[0]?.text).toContain(told);
    expect(mails[0]?.html).toContain(told);
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
  ] as const)("the mail %s says what a return has to do with days and points", async (step, more, told) => {
    await announce({ step, language: "en-US", ...more });
    expect(mails[0]?.text).toContain(told);
  });

  test.each([
    ["cancelled", "en-US", "You get back what you paid for it", "Rp318.000", "to your card"],
    ["cancelled", "id-ID", "akan kami kembalikan", "Rp318.000", "ke kartumu"],
    ["sentBack", "id-ID", "akan kami kembalikan", "Rp318.000", "ke kartumu"],
    ["refunded", "en-US", "We have returned your money", "Rp318.000", "to your card"],
  ] as const)("money that goes back is told: %s, %s", async (step, language, ...parts) => {
    await announce({
      step,
      language,
      refund: { amount: rupiah(318_000), way: language === "en-US" ? "to your card" : "ke kartumu" },
    });
    for (const part of parts) expect(mails[0]?.text).toContain(part);
    expect(mails[0]?.text).not.toContain("nothing left to pay");
    for (const part of parts.slice(1)) expect(JSON.stringify(whatsapps[0]?.body)).toContain(part);
  });

  test.each([
    ["returnRequested", "en-US", "We have received your return RT-1", "See your return"],
    ["returnApproved", "id-ID", "Retur RT-1 disetujui", "Gudang Gelora"],
    ["returnRejected", "en-US", "Your return RT-1 was not accepted", "It has been worn"],
    ["returnSent", "en-US", "The parcel of return RT-1 is on its way to us", "JX998877"],
    ["returnReceived", "id-ID", "Barang retur RT-1 sudah kami terima", "Rp100.000"],
    ["returnLapsed", "id-ID", "Retur RT-1 ditutup", "nomor resinya tidak kami terima"],
    ["returnReplaced", "en-US", "Your new size is on its way (return RT-1)", "There is nothing to pay"],
    ["returnDelivered", "id-ID", "Ukuran barumu sudah sampai (retur RT-1)", "Kalau masih belum pas"],
    ["returnRefundInstead", "id-ID", "Retur RT-1: dana kembali, bukan tukar ukuran", "tidak bisa kami kirim"],
    ["returnCancelled", "en-US", "Your return RT-1 is cancelled", "You keep the items"],
  ] as const)("a return's step %s has its own mail and template, in %s", async (step, language, subject, part) => {
    await announce({
      step,
      language,
      returned: { returnCode: "RT-1", ...(step === "returnRejected" ? { reason: "It has been worn" } : {}) },
      ...(step === "returnReceived" ? { refund: { amount: rupiah(100_000), way: "by bank transfer" } } : {}),
      ...(step === "returnSent" ? { parcel: { companyName: "JNE", waybill: "JX998877" } } : {}),
      ...(step === "returnApproved" ? { destination: ["Gudang Gelora (RT-1)"] } : {}),
    });
    expect(mails[0]?.subject).toBe(subject);
    expect(mails[0]?.text).toContain(part);
    expect(mails[0]?.text).not.toContain("3901012345678901");
    expect(JSON.stringify(whatsapps[0]?.body)).toContain(
      step === "returnRefundInstead" ? "gelora_return_instead" : `gelora_return_${step.slice(6).toLowerCase()}`,
    );
  });

  test.each([
    ["en-US", "Enter the tracking number", "See your return", "You pay for sending the items back."],
    ["id-ID", "Isi nomor resi", "Lihat retur", "Ongkir returnya kamu yang tanggung."],
  ] as const)(
    "an approved return asks for a tracking number, and says who pays, unless we give our label, in %s",
    async (language, fill, see, yours) => {
      const returned = { returnCode: "RT-1", exchangeFor: "US 6.5" };
      await announce({ step: "returnApproved", language, returned: { ...returned, shopPaysParcel: false } });
      const parcel = { companyName: "JNE", waybill: "JX998877" };
      await announce({ step: "returnApproved", language, parcel, returned: { ...returned, shopPaysParcel: true } });
      const [own, labelled] = mails.map(({ text }) => text);
      for (const words of [fill, yours, "US 6.5"]) expect(own).toContain(words);
      expect(labelled).toContain(see);
      for (const words of [fill, yours]) expect(labelled).not.toContain(words);
    },
  );

  test("a parcel with our label is no number of the shopper's to correct, and an exchange names the size", async () => {
    const parcel = { companyName: "JNE", waybill: "JX998877" };
    const told = { step: "returnSent", language: "id-ID", parcel } as const;
    await announce({ ...told, returned: { returnCode: "RT-1", shopPaysParcel: true, exchangeFor: "US 6.5" } });
    await announce({ ...told, returned: { returnCode: "RT-1", shopPaysParcel: false } });
    const [labelled, own] = mails.map(({ text }) => text);
    expect(labelled).toContain("sudah diambil kurir kami");
    expect(labelled).toContain("US 6.5");
    expect(labelled).not.toContain("nomornya salah");
    expect(own).toContain("nomornya salah");
  });

  test.each([
    ["en-US", "A bank account for your refund of order G261121-ABCD", "If you did not enter it"],
    ["id-ID", "Rekening untuk dana kembali pesanan G261121-ABCD", "Kalau bukan kamu yang mengisinya"],
  ] as const)(
    "whoever is paid back by transfer is told in %s which account was named",
    async (language, subject, part) => {
      await announce({ step: "accountNamed", language, account: "BCA •••• 7890", amount: rupiah(999_000), lines: [] });
      expect(mails[0]?.subject).toBe(subject);
      for (const words of [part, "BCA •••• 7890"]) expect(mails[0]?.text).toContain(words);
      expect(mails[0]?.text).not.toContain("Rp999.000");
      const body = JSON.stringify(whatsapps[0]?.body);
      for (const words of ["gelora_refund_account", "BCA •••• 7890"]) expect(body).toContain(words);
    },
  );

  const shoe = { lines: [{ name: "Kilat Runner", detail: "US 6", quantity: 1, amount: rupiah(1_449_000) }] } as const;
  const noFreight = { freight: rupiah(0), giftCharge: rupiah(0) };

  test.each([
    ["en-US", "You get back: Rp1.366.644", "Promotions and coupons: -Rp57.356", "MapClub points: -Rp25.000"],
    ["id-ID", "Dana kembali: Rp1.366.644", "Potongan promo dan kupon: -Rp57.356", "Poin MapClub: -Rp25.000"],
  ] as const)(
    "a return that was asked for says in %s what comes back, in rows that add up",
    async (language, ...rows) => {
      await announce({
        ...shoe,
        step: "returnRequested",
        language,
        amount: undefined,
        refund: { amount: rupiah(1_366_644), way: "QRIS" },
        pointsBack: 25_000,
        returned: { returnCode: "RT-1", shopPaysParcel: false, back: noFreight },
      });
      const text = mails[0]?.text ?? "";
      for (const row of rows) expect(text).toContain(row);
      expect(text).toMatch(/1 × Kilat Runner \(US 6\), Rp1\.449\.000\n.*\n.*\n.*Rp1\.366\.644/);
      expect(text).toContain(language === "en-US" ? "You pay for sending" : "kamu yang tanggung");
    },
  );

  test.each([
    ["en-US", "we pay for sending the items back", "you also get back what you paid for delivery", "the whole order"],
    ["id-ID", "kami yang tanggung", "ongkir yang sudah kamu bayar juga kembali", "seluruh pesanan"],
  ] as const)(
    "the mail of a return says in %s that our fault is at our cost",
    async (language, parcel, back, ofPart) => {
      for (const freight of [18_000, 0])
        await announce({
          ...shoe,
          step: "returnRequested",
          language,
          refund: { amount: rupiah(1_449_000 + freight), way: "QRIS" },
          returned: { returnCode: "RT-1", shopPaysParcel: true, back: { ...noFreight, freight: rupiah(freight) } },
        });
      const [whole, part] = mails.map(({ text }) => text ?? "");
      for (const told of [parcel, back, "Rp18.000", "Rp1.467.000"]) expect(whole).toContain(told);
      for (const told of [parcel, ofPart]) expect(part).toContain(told);
      for (const text of [whole, part]) expect(text).not.toMatch(/stays paid|tidak kembali|You pay|kamu yang tanggung/);
    },
  );

  test.each(["en-US", "id-ID"] as const)(
    "the mail of a return says nothing in %s of a delivery that was free",
    async (language) => {
      for (const shopPaysParcel of [true, false])
        await announce({
          ...shoe,
          step: "returnRequested",
          language,
          returned: { returnCode: "RT-1", shopPaysParcel, freightPaid: rupiah(0), back: noFreight },
        });
      expect(mails).toHaveLength(2);
      for (const { text } of mails) expect(text).not.toMatch(/paid for delivery|Ongkir yang sudah kamu bayar/);
    },
  );

  test.each([
    ["en-US", "Exchange for: US 6.5", "None: the other size costs the same", "Your new size is set aside"],
    ["id-ID", "Tukar ke: US 6.5", "Tidak ada, karena", "Ukuran barumu sudah kami sisihkan"],
  ] as const)(
    "the mail of an exchange names the size in %s, and that no money goes back",
    async (language, ...parts) => {
      const returned = { returnCode: "RT-1", exchangeFor: "US 6.5", shopPaysParcel: false };
      await announce({ ...shoe, step: "returnRequested", language, returned });
      for (const part of parts) expect(mails[0]?.text).toContain(part);
    },
  );

  test.each([
    ["en-US", "Cancelled items", "12,500 points"],
    ["id-ID", "Barang yang dibatalkan", "12.500 poin"],
  ] as const)(
    "the mail about cancelled items lists them and what goes back, and no sum of the order, in %s",
    async (language, title, pointsBack) => {
      await announce({
        step: "piecesCancelled",
        language,
        refund: { amount: rupiah(986_500), way: "by bank transfer" },
        pointsBack: 12_500,
        lines: [{ name: "Sepatu Lari Kilat", detail: "Hitam, 42", quantity: 1, amount: rupiah(999_000) }],
      });
      for (const part of [title, pointsBack, "1 × Sepatu Lari Kilat", "Hitam, 42", "Rp999.000", "Rp986.500"])
        expect(mails[0]?.text).toContain(part);
      expect(mails[0]?.text).not.toContain("Rp1.250.000");
    },
  );

  test.each([
    ["en-US", "which bank account to transfer the money to"],
    ["id-ID", "Isi rekening tujuan transfernya di halaman pesananmu, ya."],
  ] as const)("a mail about money that is transferred asks for the account, in %s", async (language, asked) => {
    for (const step of ["cancelled", "piecesCancelled", "sentBack", "paymentLate", "paidTwice"] as const) {
      const refund = { amount: rupiah(406_500), way: "by bank transfer" };
      await announce({ step, language, refund: { ...refund, needsAccount: true } });
      expect(mails.at(-1)?.text).toContain(asked);
      await announce({ step, language, refund });
      expect(mails.at(-1)?.text).not.toContain(asked);
    }
  });

  test.each([
    ["en-US", "on the page of your return which bank account", "You pay for sending"],
    ["id-ID", "Isi rekening tujuan transfernya di halaman returmu, ya.", "kamu yang tanggung"],
  ] as const)("the mail of a return asks for its account on its own page, in %s", async (language, ...parts) => {
    const returned = { returnCode: "RT-1", shopPaysParcel: false, back: noFreight };
    const refund = { amount: rupiah(406_500), way: "by bank transfer", needsAccount: true };
    await announce({ ...shoe, step: "returnRequested", language, refund, returned });
    for (const part of parts) expect(mails[0]?.text).toContain(part);
  });

  const refund = { amount: rupiah(318_000), way: "lewat transfer bank" };
  const returned = { returnCode: "RT-1" };
  const parcel = { companyName: "JNE", waybill: "JX998877" };
  test.each([
    [
      {
        step: "returnApproved",
        returned: { ...returned, sendBy: "12/12/2026" },
        destination: ["Gudang Gelora", "Jakarta"],
      },
      "gelora_return_approved",
      ["RT-1", "12/12/2026", "Gudang Gelora, Jakarta"],
    ],
    [{ step: "returnApproved", returned, parcel }, "gelora_return_approved_label", ["RT-1", "JNE", "JX998877"]],
    [
      { step: "returnRequested", returned: { ...returned, exchangeFor: "US 6.5" } },
      "gelora_return_requested_exchange",
      ["RT-1", "US 6.5"],
    ],
    [
      { step: "returnRequested", returned, refund },
      "gelora_return_requested_refund",
      ["RT-1", "Rp318.000", "lewat transfer bank"],
    ],
    [
      { step: "returnReceived", returned, refund, pointsBack: 12_500 },
      "gelora_return_received_refund_points",
      ["RT-1", "Rp318.000", "lewat transfer bank", "12.500 poin"],
    ],
    [
      { step: "returnReceived", returned, pointsBack: 12_500 },
      "gelora_return_received_points",
      ["RT-1", "12.500 poin"],
    ],
    [
      { step: "returnReplaced", returned: { ...returned, exchangeFor: "EU 43" }, parcel },
      "gelora_return_replaced",
      ["RT-1", "EU 43", "JNE", "JX998877"],
    ],
    [
      { step: "returnDelivered", returned: { ...returned, exchangeFor: "EU 43" }, parcel },
      "gelora_return_delivered",
      ["RT-1", "EU 43", "JNE", "JX998877"],
    ],
    [{ step: "cancelled", pointsBack: 12_500 }, "gelora_order_cancelled_points", ["12.500 poin"]],
    [{ step: "closed", pointsBack: 12_500 }, "gelora_order_closed_points", ["12.500 poin"]],
    [
      { step: "piecesCancelled", refund: { ...refund, needsAccount: true } },
      "gelora_items_cancelled_refund",
      ["Rp318.000", "lewat transfer bank. Isi rekening tujuan transfernya di halaman pesananmu, ya."],
    ],
  ] as const)(
    "a WhatsApp message has the deadline, sums and numbers that the mail has: %j",
    async (change, name, told) => {
      await announce({ ...change, language: "id-ID" });
      const { template } = whatsappSchema.parse(whatsapps[0]?.body);
      expect(template.name).toBe(name);
      const texts = template.components.flatMap(({ parameters }) => parameters.map(({ text }) => text));
      expect(texts.slice(2, -1)).toEqual(told);
      for (const text of told) expect(mails[0]?.text).toContain(text.split(". ")[0]?.split(", ")[0]);
    },
  );

  test.each([
    ["id-ID", /poin kembali.*poinmu kami kembalikan/, /dana|rekening/],
    ["en-US", /points back.*Your points go back to your MapClub card/, /money|refund|account/],
  ] as const)("an exchange of what points paid becomes points, not money, in %s", async (language, told, untold) => {
    await announce({ step: "returnRefundInstead", language, returned, pointsBack: 25_000 });
    const [intro] = mails[0]?.text?.match(/^.*(Maaf|We are sorry).*$/m) ?? [];
    const said = `${mails[0]?.subject} ${intro}`;
    expect(said).toMatch(told);
    expect(said).not.toMatch(untold);
  });

  test("who came to the store is told of no parcel, and who pays in cash of no deadline", async () => {
    const pickup = { storeName: "Gelora Senayan", confirmCode: "4711" };
    await announce({ step: "delivered", language: "en-US", pickup });
    expect(mails[0]).toMatchObject({ subject: "Order G261121-ABCD has been picked up" });
    expect(mails[0]?.text).not.toContain("courier");
    await announce({ language: "en-US", deadline: undefined });
    expect(mails[1]?.text).toContain("You pay in cash");
  });
});
