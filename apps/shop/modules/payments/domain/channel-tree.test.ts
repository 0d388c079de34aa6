import { languages } from "@gelora/locale/language.ts";
import { describe, expect, test } from "vitest";
import { type ChannelOffer, channelTree, type OfferedChannel } from "./channel-tree.ts";

const offer = (change: Partial<ChannelOffer> = {}): ChannelOffer => ({
  amount: 2_500_000,
  cashAllowed: true,
  ...change,
});
const flat = (channels: readonly OfferedChannel[]): OfferedChannel[] =>
  channels.flatMap((channel) => [channel, ...flat(channel.children)]);
const codes = (change: Partial<ChannelOffer> = {}) =>
  flat(channelTree(offer(change), "en-US")).map((channel) => channel.code);

describe("the tree of payment channels", () => {
  test("[CHK-20~] has four levels, and every channel knows its parent and its depth", () => {
    const tree = flat(channelTree(offer(), "en-US"));
    expect(Math.max(...tree.map((channel) => channel.stage))).toBe(4);
    for (const channel of tree) {
      for (const child of channel.children)
        expect(child).toMatchObject({ parentCode: channel.code, stage: channel.stage + 1 });
    }
    expect(new Set(tree.map((channel) => channel.code)).size).toBe(tree.length);
  });

  test("[CHK-20~] is named in both languages", () => {
    for (const language of languages)
      expect(flat(channelTree(offer(), language)).every((channel) => channel.name.length > 1)).toBe(true);
    const names = (language: (typeof languages)[number]) => channelTree(offer(), language).map(({ name }) => name);
    expect(names("id-ID")).not.toEqual(names("en-US"));
  });

  test("[CHK-19] supportCod 0 hides cash, and the empty group with it", () => {
    expect(codes()).toEqual(expect.arrayContaining(["CASH", "COD", "STORE_CASH"]));
    const without = codes({ cashAllowed: false });
    expect(without.filter((code) => ["CASH", "COD", "STORE_CASH"].includes(code))).toEqual([]);
  });

  test("[CHK-11] cash at the door belongs to deliveries, cash in the store to pick-ups", () => {
    expect(codes({ distributionType: "11" })).not.toContain("STORE_CASH");
    expect(codes({ distributionType: "21" })).not.toContain("COD");
  });

  test.each([
    [499_999, []],
    [500_000, ["CARD_BCA_3"]],
    [1_000_000, ["CARD_BCA_3", "CARD_BCA_6"]],
    [50_000_000, ["CARD_BCA_3", "CARD_BCA_6", "CARD_BCA_12"]],
    [50_000_001, []],
  ])("[CHK-21] for Rp%d the instalments of a bank are %j", (amount, expected) => {
    expect(codes({ amount }).filter((code) => code.startsWith("CARD_BCA_"))).toEqual(expected);
  });
});
