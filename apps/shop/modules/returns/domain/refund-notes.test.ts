import { noRupiah, rupiah } from "@gelora/money/rupiah.ts";
import { expect, test } from "vitest";
import { notesOfRefund, refundNotesIn } from "./refund-notes.ts";

const freight = { charged: rupiah(18_000), points: noRupiah };
const noFreight = { charged: noRupiah, points: noRupiah };
const [gift, none, amount] = [rupiah(50_000), noRupiah, rupiah(100_000)];
const parts = (giftCharge = none, back = noFreight) => ({ amount, giftCharge, freight: back });

test.each([
  ["nothing", parts(gift, freight), parts(gift, freight), []],
  ["that gifts are charged", parts(), parts(gift), ["GIFTS_CHARGED"]],
  ["that gifts are not", parts(gift), parts(), ["GIFTS_UNCHARGED"]],
  [
    "that delivery comes back, and a charge",
    parts(),
    parts(rupiah(-50_000), freight),
    ["GIFTS_UNCHARGED", "FREIGHT_BACK"],
  ],
  ["that delivery stays paid", parts(none, freight), parts(), ["FREIGHT_KEPT"]],
] as const)("a shopper is notified %s", (_what, shown, due, notes) => {
  expect(notesOfRefund({ ...shown, channelCode: "QRIS", bankAccount: null }, due)).toEqual(notes);
});

test("who has given no account, since nothing was to go back, is asked for one", () => {
  const shown = { ...parts(), channelCode: null };
  expect(notesOfRefund({ ...shown, bankAccount: null }, parts(rupiah(-1)))).toContain("ACCOUNT_NEEDED");
  expect(notesOfRefund({ ...shown, bankAccount: "sealed" }, parts(rupiah(-1)))).toEqual(["GIFTS_UNCHARGED"]);
  expect(notesOfRefund({ ...shown, bankAccount: null }, parts())).toEqual([]);
});

test("the notes are one text for a message", () => {
  expect(refundNotesIn([], "en-US")).toBeUndefined();
  expect(refundNotesIn(["FREIGHT_BACK", "ACCOUNT_NEEDED"], "en-US")).toMatch(
    /delivery is refunded too\. Please tell us/,
  );
});
