import { expect, test } from "vitest";
import { returnOfCard } from "./card-return.ts";

const refunded = { status: "REFUNDED", afterSaleStatusStr: "Dana sudah dikembalikan", amount: 568_600, points: 0 };
const sent = { status: "SENT", afterSaleStatusStr: "Sedang menuju kami", amount: 99_000, points: 0 };

test("a card shows the return that is under way, and after all of them what they brought back", () => {
  expect(returnOfCard([refunded, sent])).toEqual({ kind: "underWay", status: "Sedang menuju kami" });
  expect(returnOfCard([refunded, { ...refunded, amount: 100, points: 25_000 }])).toEqual({
    kind: "back",
    amount: 568_700,
    points: 25_000,
  });
});

test("a return without a result is not shown", () => {
  for (const status of ["REJECTED", "CANCELLED", "LAPSED", "EXCHANGED", "MISSING"])
    expect(returnOfCard([{ ...sent, status }])).toBeUndefined();
  expect(returnOfCard([])).toBeUndefined();
});
