import { rupiah } from "@gelora/money/rupiah.ts";
import { describe, expect, test } from "vitest";
import { hearMessages } from "./testing/hear-messages.ts";

describe("what shoppers are notified of money that goes back", () => {
  const { mails, whatsapps, announce } = hearMessages();

  test.each([
    ["cancelled", "en-US", "You get back what you paid for it", "Rp318.000", "to your card"],
    ["cancelled", "id-ID", "akan kami kembalikan", "Rp318.000", "ke kartumu"],
    ["sentBack", "id-ID", "akan kami kembalikan", "Rp318.000", "ke kartumu"],
    ["refunded", "en-US", "We have returned your money", "Rp318.000", "to your card"],
  ] as const)("money that goes back is reported: %s, %s", async (step, language, ...parts) => {
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
    ["en-US", "A bank account for your refund of order G261121-ABCD", "If you did not enter it"],
    ["id-ID", "Rekening untuk dana kembali pesanan G261121-ABCD", "Kalau bukan kamu yang mengisinya"],
  ] as const)(
    "anyone who is paid back by transfer is informed in %s which account was named",
    async (language, subject, part) => {
      await announce({ step: "accountNamed", language, account: "BCA •••• 7890", amount: rupiah(999_000), lines: [] });
      expect(mails[0]?.subject).toBe(subject);
      for (const words of [part, "BCA •••• 7890"]) expect(mails[0]?.text).toContain(words);
      expect(mails[0]?.text).not.toContain("Rp999.000");
      const body = JSON.stringify(whatsapps[0]?.body);
      for (const words of ["gelora_refund_account", "BCA •••• 7890"]) expect(body).toContain(words);
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
});
