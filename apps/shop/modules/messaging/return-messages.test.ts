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

describe("what shoppers are notified of their returns", () => {
  const { mails, whatsapps, announce } = hearMessages();

  test.each([
    ["returnRequested", "en-US", "We have received your return RT-1", "See your return"],
    ["returnApproved", "id-ID", "Retur RT-1 disetujui", "Gudang Gelora"],
    ["returnRejected", "en-US", "Your return RT-1 was not accepted", "It has been worn"],
    ["returnSent", "en-US", "The parcel of return RT-1 is on its way to us", "JX998877"],
    ["returnAwaited", "id-ID", "Barang lamamu belum sampai di kami (retur RT-1)", "segera kirim"],
    ["returnAwaited", "en-US", "Your old items have not reached us yet (return RT-1)", "JX998877"],
    ["returnReceived", "id-ID", "Barang retur RT-1 sudah kami terima", "Rp100.000"],
    ["returnLapsed", "id-ID", "Retur RT-1 ditutup", "nomor resinya tidak kami terima"],
    ["returnReplaced", "en-US", "Your new size is on its way (return RT-1)", "There is nothing to pay"],
    ["returnDelivered", "id-ID", "Ukuran barumu sudah sampai (retur RT-1)", "Kalau masih belum pas"],
    ["returnEnded", "id-ID", "Penukaranmu ditutup (retur RT-1)", "Tidak ada dana yang dikembalikan"],
    ["returnEnded", "en-US", "Your exchange is closed (return RT-1)", "No money goes back"],
    ["returnRefundInstead", "id-ID", "Retur RT-1: dana kembali, bukan tukar ukuran", "tidak bisa kami kirim"],
    ["returnCancelled", "en-US", "Your return RT-1 is cancelled", "You keep the items"],
  ] as const)("a return's step %s has its own mail and template, in %s", async (step, language, subject, part) => {
    await announce({
      step,
      language,
      returned: { returnCode: "RT-1", ...(step === "returnRejected" ? { reason: "It has been worn" } : {}) },
      ...(step === "returnReceived" ? { refund: { amount: rupiah(100_000), way: "by bank transfer" } } : {}),
      ...(step === "returnSent" || step === "returnAwaited"
        ? { parcel: { companyName: "JNE", waybill: "JX998877" } }
        : {}),
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
    const common = { step: "returnSent", language: "id-ID", parcel } as const;
    await announce({ ...common, returned: { returnCode: "RT-1", shopPaysParcel: true, exchangeFor: "US 6.5" } });
    await announce({ ...common, returned: { returnCode: "RT-1", shopPaysParcel: false } });
    const [labelled, own] = mails.map(({ text }) => text);
    expect(labelled).toContain("sudah diambil kurir kami");
    expect(labelled).toContain("US 6.5");
    expect(labelled).not.toContain("nomornya salah");
    expect(own).toContain("nomornya salah");
  });

  test.each([
    ["en-US", "still expect your old items by 13/12/2026", /another return once .* reached us, until 10\/12\/2026/],
    [
      "id-ID",
      "masih kami tunggu sampai 13/12/2026",
      /retur lagi setelah .* sampai di kami, paling lambat 10\/12\/2026/,
    ],
  ] as const)(
    "the mail of a new size that is there says in %s what is still expected",
    async (language, old, another) => {
      const returned = { returnCode: "RT-1", exchangeFor: "US 6.5", awaitedBy: "13/12/2026" };
      await announce({ step: "returnDelivered", language, returned: { ...returned, returnBy: "10/12/2026" } });
      await announce({ step: "returnDelivered", language, returned });
      const [open, over] = mails.map(({ text }) => text);
      for (const text of [open, over]) expect(text).toContain(old);
      expect(open).toMatch(another);
      expect(over).not.toMatch(/another return|retur lagi|14/);
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
      for (const sentence of [parcel, back, "Rp18.000", "Rp1.467.000"]) expect(whole).toContain(sentence);
      for (const sentence of [parcel, ofPart]) expect(part).toContain(sentence);
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
    ["en-US", "Exchange for: US 6.5", "None: the new size costs the same", "Your new size is set aside"],
    ["id-ID", "Tukar ke: US 6.5", "Tidak ada, harga ukuran barunya sama", "Ukuran barumu sudah kami sisihkan"],
  ] as const)(
    "the mail of an exchange names the size in %s, and that no money goes back",
    async (language, ...parts) => {
      const returned = { returnCode: "RT-1", exchangeFor: "US 6.5", shopPaysParcel: false };
      await announce({ ...shoe, step: "returnRequested", language, returned });
      for (const part of parts) expect(mails[0]?.text).toContain(part);
      for (const step of [
        "returnApproved",
        "returnSent",
        "returnReplaced",
        "returnDelivered",
        "returnReceived",
      ] as const)
        await announce({ ...shoe, step, language, returned });
      const later = mails.slice(1);
      expect(later).toHaveLength(5);
      // It was news with the request.
      for (const { text } of later) expect(text).not.toMatch(/You get back|Dana kembali/);
    },
  );

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
    async (change, name, sentences) => {
      await announce({ ...change, language: "id-ID" });
      const { template } = whatsappSchema.parse(whatsapps[0]?.body);
      expect(template.name).toBe(name);
      const texts = template.components.flatMap(({ parameters }) => parameters.map(({ text }) => text));
      expect(texts.slice(2, -1)).toEqual(sentences);
      for (const text of sentences) expect(mails[0]?.text).toContain(text.split(". ")[0]?.split(", ")[0]);
    },
  );

  test.each([
    ["id-ID", /poin kembali.*poinmu kami kembalikan/, /dana|rekening/],
    ["en-US", /points back.*Your points go back to your MapClub card/, /money|refund|account/],
  ] as const)("an exchange of what points paid becomes points, not money, in %s", async (language, present, absent) => {
    await announce({ step: "returnRefundInstead", language, returned, pointsBack: 25_000 });
    const [intro] = mails[0]?.text?.match(/^.*(Maaf|We are sorry).*$/m) ?? [];
    const said = `${mails[0]?.subject} ${intro}`;
    expect(said).toMatch(present);
    expect(said).not.toMatch(absent);
  });
});
