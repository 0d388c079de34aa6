import { expect, test } from "vitest";
import { channelName } from "./channel-facts.ts";

test("a card's channel is known as a card's apart from its group, other names say all", () => {
  const named = (code: string) => [channelName(code, "en-US"), channelName(code, "id-ID")];
  expect(named("CARD_FULL")).toEqual(["Card, full payment", "Kartu, bayar penuh"]);
  expect(named("CARD_BNI_12")).toEqual(["BNI card, 12 monthly instalments", "Kartu BNI, cicilan 12 bulan"]);
  expect([named("QRIS"), named("OF_LAST_YEAR")]).toEqual([
    ["QRIS", "QRIS"],
    ["OF_LAST_YEAR", "OF_LAST_YEAR"],
  ]);
});
