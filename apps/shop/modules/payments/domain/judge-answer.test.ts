import { describe, expect, test } from "vitest";
import { isAmount, judgeAnswer } from "./judge-answer.ts";

describe("judging what the provider holds (AC-42)", () => {
  test.each([
    ["150000.00", "IDR", true],
    ["150000", "IDR", true],
    ["150000.01", "IDR", false],
    ["149999.00", "IDR", false],
    ["150000.00", "USD", false],
    ["1.5e5", "IDR", false],
    [" 150000.00", "IDR", false],
    ["", "IDR", false],
  ])("%j %s is Rp150.000: %s", (amount, currency, expected) => {
    expect(isAmount({ amount, currency }, 150_000)).toBe(expected);
  });

  type Held = Parameters<typeof judgeAnswer>[0];
  const held = (state: Held["state"], change: Partial<Held> = {}): Held => ({
    state,
    word: "as the provider says",
    amount: "150000.00",
    currency: "IDR",
    refunds: [],
    ...change,
  });
  const known = (change: Partial<Parameters<typeof judgeAnswer>[1]> = {}) => ({
    expected: 150_000,
    received: null,
    status: "PENDING" as const,
    ownRefunds: new Set<string>(),
    ...change,
  });
  const paid = known({ status: "PAID", received: 150_000, ownRefunds: new Set(["ours"]) });
  const wrong = { amount: "149000.00" };

  test("money of the right amount is paid, of a wrong one it is a person's matter", () => {
    expect(judgeAnswer(held("paid"), known())).toEqual({ status: "PAID", final: true });
    expect(judgeAnswer(held("paid", wrong), known())).toEqual({ review: "WRONG_AMOUNT", final: true });
    expect(judgeAnswer(held("declined", wrong), known())).toEqual({ final: true });
    expect(judgeAnswer(held("pending"), known())).toEqual({ status: "PENDING", final: false });
  });

  test("money that went back is reviewed, and what was paid stays paid", () => {
    expect(judgeAnswer(held("refunded", { word: "refund" }), paid)).toEqual({
      status: "PAID",
      review: "REFUNDED",
      reported: "refund",
      final: true,
    });
    expect(judgeAnswer(held("declined", { word: "deny" }), paid)).toEqual({
      review: "REVERSED",
      reported: "deny",
      final: true,
    });
  });

  const ours = { key: "ours", amount: "20000.00" };
  const others = [
    { key: "b", amount: "30000.00" },
    { key: "a", amount: "10000.00" },
  ];

  test("our own refunds are no news, whatever else is reported with them", () => {
    expect(judgeAnswer(held("refunded", { refunds: [ours] }), paid)).toEqual({ status: "PAID", final: true });
    const judged = { status: "PAID", review: "REFUNDED", reported: "a 10000.00, b 30000.00", final: true };
    expect(judgeAnswer(held("refunded", { refunds: others }), paid)).toEqual(judged);
    expect(judgeAnswer(held("refunded", { refunds: [ours, ...others.toReversed()] }), paid)).toEqual(judged);
  });

  test("a chargeback is reviewed, with refunds of ours listed or not, and of any amount", () => {
    const charged = held("charged-back", { word: "chargeback", refunds: [ours] });
    const judged = { review: "CHARGED_BACK", reported: "chargeback", final: true };
    expect(judgeAnswer(charged, paid)).toEqual({ status: "PAID", ...judged });
    expect(judgeAnswer({ ...charged, ...wrong }, { ...paid, received: null, status: "PENDING" })).toEqual(judged);
    expect(judgeAnswer({ ...charged, currency: "USD" }, paid)).toEqual(judged);
  });

  test("money of a wrong amount is judged by what came, once staff know it", () => {
    const accepted = known({ status: "PAID", received: 149_000 });
    expect(judgeAnswer(held("paid", wrong), accepted)).toEqual({ status: "PAID", final: true });
    expect(judgeAnswer(held("refunded", { ...wrong, refunds: others }), accepted)).toMatchObject({
      status: "PAID",
      review: "REFUNDED",
    });
    const waiting = known({ received: 149_000 });
    expect(judgeAnswer(held("paid", wrong), waiting)).toEqual({ review: "WRONG_AMOUNT", final: true });
    expect(judgeAnswer(held("refunded", { ...wrong, refunds: others }), waiting)).toEqual({
      review: "REFUNDED",
      reported: "a 10000.00, b 30000.00",
      final: true,
    });
  });
});
