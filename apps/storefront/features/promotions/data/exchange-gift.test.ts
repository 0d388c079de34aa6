import { beforeEach, expect, test, vi } from "vitest";
import { exchangeGift } from "./exchange-gift.ts";

const calls = vi.hoisted(() => ({ remove: vi.fn(), take: vi.fn() }));
vi.mock("../../../platform/session/call-shop-for-item.ts", () => ({ callShopForItem: calls.remove }));
vi.mock("./take-goods.ts", () => ({ takeGoods: calls.take }));

const red = { productCode: "BAND", skuCode: "BAND-RED", orgCode: "GELORA", activityCode: "GIFTS" };
const blue = { ...red, skuCode: "BAND-BLUE" };
const chosen = { ...red, cartItemId: "line-1" };

beforeEach(() => {
  calls.remove.mockReset().mockResolvedValue({ ok: true });
  calls.take.mockReset().mockResolvedValue(undefined);
});

test("[PRM-15~] another gift takes the place of the chosen one", async () => {
  expect(await exchangeGift(chosen, blue)).toBeUndefined();
  expect(calls.remove.mock.calls[0]?.[1]).toEqual({ cartItemId: "line-1" });
  expect(calls.take.mock.calls).toEqual([[blue]]);
});

test("[PRM-15~] the chosen one comes back when the other cannot be had, and stays when it cannot be taken out", async () => {
  const gone = { code: "GIVEAWAY_NOT_OPEN" };
  calls.take.mockResolvedValueOnce(gone);
  expect(await exchangeGift(chosen, blue)).toBe(gone);
  expect(calls.take.mock.calls).toEqual([[blue], [red]]);
  calls.take.mockClear();
  calls.remove.mockResolvedValue({ ok: false, failure: gone });
  expect(await exchangeGift(chosen, blue)).toBe(gone);
  expect(calls.take).not.toHaveBeenCalled();
});
