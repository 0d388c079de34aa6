import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { unusedWords } from "./unused-words.ts";

const storefront = "apps/storefront/features/cart";
const shop = "apps/shop/modules/cart";
const find = (house: string, words: object, sources: Readonly<Record<string, string>>) =>
  unusedWords.find(projectOf({ [`${house}/messages/en-US.json`]: JSON.stringify(words), ...sources }));

test("A key that nobody says is reported with its file", () => {
  expect(find(storefront, { empty: "Empty", old: "Old" }, { [`${storefront}/a.ts`]: 'words("empty")' })).toEqual([
    { path: `${storefront}/messages/en-US.json`, message: expect.stringContaining('"old"') },
  ]);
  expect(find(shop, { old: "Old" }, { "apps/shop/modules/orders/a.ts": 'say("old")' })).toHaveLength(1);
  expect(find(shop, { old: "Old" }, { [`${shop}/a.test.ts`]: 'say("old")' })).toHaveLength(1);
});

test("A key may be made by a template or a prefix, but not by a template of nothing else", () => {
  const words = { "notice.SOLD_OUT": "Sold out", paidTitle: "Paid" };
  const made = (source: string) => find(shop, words, { [`${shop}/a.ts`]: source }).length;
  expect(made("say(`notice.${code}`); say(`${phase}Title`)")).toBe(0);
  expect(made('say("notice." + code); say("paidTitle")')).toBe(0);
  expect(made("say(`${code}`)")).toBe(2);
});

test("Another part of the storefront says a feature's words when it names the feature", () => {
  const words = { pageTitle: "Cart", empty: "Empty" };
  const pages = "apps/storefront/platform/pages/pages.ts";
  expect(find(storefront, words, { [pages]: 'const title = "cart.pageTitle"; say("empty");' })).toEqual([]);
  expect(find(storefront, words, { [pages]: 'const title = "orders.pageTitle"; say("empty");' })).toHaveLength(2);
});
