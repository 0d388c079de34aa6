import { expect, test } from "vitest";
import type { OrderState } from "./order-states.ts";
import type { Portion } from "./portions.ts";
import { withGifts } from "./with-gifts.ts";

const portion = (lineNumber: number, quantity: number, state: OrderState = 31): Portion => ({
  portionNumber: lineNumber,
  lineNumber,
  quantity,
  state,
  parcelNumber: 1,
  reasonCode: null,
});
const gifts = new Set([3]);
const order = [portion(1, 2), portion(2, 1), portion(3, 2)];

test("gifts are cancelled with the last of what was bought, once each", () => {
  const all = [
    { lineNumber: 1, quantity: 2 },
    { lineNumber: 2, quantity: 1 },
  ];
  expect(withGifts(all, order, gifts)).toEqual([...all, { lineNumber: 3, quantity: 2 }]);
  expect(withGifts([...all, { lineNumber: 3, quantity: 1 }], order, gifts)).toEqual([
    ...all,
    { lineNumber: 3, quantity: 2 },
  ]);
});

test("what was cancelled before counts as gone, what is on its way as kept", () => {
  const last = [{ lineNumber: 2, quantity: 1 }];
  expect(withGifts(last, [portion(1, 2, 61), portion(2, 1), portion(3, 2)], gifts)).toEqual([
    ...last,
    { lineNumber: 3, quantity: 2 },
  ]);
  expect(withGifts(last, [portion(1, 2, 41), portion(2, 1), portion(3, 2)], gifts)).toEqual(last);
});

test("a gift that has left stays, a gift alone takes nothing with it, and who keeps a piece keeps all gifts", () => {
  const all = [
    { lineNumber: 1, quantity: 2 },
    { lineNumber: 2, quantity: 1 },
  ];
  expect(withGifts(all, [...order.slice(0, 2), portion(3, 2, 41)], gifts)).toEqual(all);
  const gift = [{ lineNumber: 3, quantity: 1 }];
  expect(withGifts(gift, [portion(1, 2, 61), portion(3, 2)], gifts)).toEqual(gift);
  const some = [{ lineNumber: 1, quantity: 2 }];
  expect(withGifts(some, order, gifts)).toEqual(some);
});
