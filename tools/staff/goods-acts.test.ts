import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { campaignOf } from "../../apps/shop/modules/flash-sales/testing/campaigns.ts";
import { actsOn } from "../../apps/shop/modules/journal/journal.ts";
import { stockBalls } from "../../apps/shop/modules/orders/testing/orders.ts";
import { selectOwnCoupons } from "../../apps/shop/modules/promotions/promotions.ts";
import { offerDocumentOf } from "../../apps/shop/modules/promotions/testing/offer-documents.ts";
import { memberShopper } from "../../apps/shop/testing/member.ts";
import { openStockedShop, type StockedShop } from "../../apps/shop/testing/shopper.ts";
import { runAct } from "./run-act.ts";

let shop: StockedShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gelora-goods-acts-"));
  shop = await openStockedShop("embedded");
  await stockBalls(shop, 5);
  await run("add wayan --name Wayan --roles merchandising");
  await run("add budi --name Budi --roles support");
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (line: string) => runAct(shop.platform, line.split(" "));

/** Runs an act that reads a file with these documents. */
async function runOn(act: string, documents: unknown): Promise<readonly string[]> {
  const file = join(folder, "documents.json");
  await writeFile(file, JSON.stringify(documents));
  return run(`--as wayan ${act} ${file}`);
}

const journalOf = async (kind: "flash-sale" | "size-guide", code: string) =>
  (await actsOn(shop.platform, { kind, code })).map(({ act, by }) => [act, by.code]);

test("merchandisers write a flash sale once, with its quota held, and nobody else does", async () => {
  const campaign = campaignOf("HARBOLNAS", { skuCode: "PB1-5", price: 99_000, quota: 2 });
  expect(await runOn("write-flash-sales", [campaign])).toEqual(["Done: 1 written."]);
  expect(await runOn("write-flash-sales", [campaign])).toEqual(["Done: 0 written."]);
  const { data } = await shop.send("{ flashSale { campaignList { activityCode skuList { skuCode quota } } } }");
  expect(data?.flashSale).toEqual({
    campaignList: [{ activityCode: "HARBOLNAS", skuList: [{ skuCode: "PB1-5", quota: 2 }] }],
  });
  expect(await journalOf("flash-sale", "HARBOLNAS")).toEqual([["flash-sale.written", "wayan"]]);
  await expect(run(`--as budi write-flash-sales ${folder}/documents.json`)).rejects.toThrow("not allowed");
  await expect(runOn("write-flash-sales", [{ code: "EMPTY" }])).rejects.toThrow("name");
  const more = campaignOf("TOO-MANY", { skuCode: "KR1-BLACK-42", price: 99_000, quota: 5000 });
  await expect(runOn("write-flash-sales", [more])).rejects.toThrow("too few pieces");
});

const guide = {
  brandCode: "KILAT",
  categoryCode: "footwear",
  fit: "SMALL",
  note: { "en-US": "Take half a size more.", "id-ID": "Ambil setengah nomor lebih besar." },
  charts: [{ wearer: "MEN", rows: [{ names: { EU: "42", UK: "8" }, fits: { foot: [26, 26.5] } }] }],
};

test("merchandisers write size guides, which are shown at once; what is none is refused with what is wrong", async () => {
  expect(await runOn("write-size-guides", [guide])).toEqual(["Done: 1 written."]);
  expect(await runOn("write-size-guides", [guide])).toEqual(["Done: 0 written."]);
  const { data } = await shop.send(
    `{ getSizeGuideDetail(categoryCode: "footwear", brandCode: "KILAT") { sizeGuide } }`,
  );
  expect(JSON.stringify(data)).toContain("half a size more");
  expect(await journalOf("size-guide", "KILAT/footwear")).toEqual([["size-guide.written", "wayan"]]);
  await expect(run(`--as budi write-size-guides ${folder}/documents.json`)).rejects.toThrow("not allowed");
  for (const [wrong, message] of [
    [{ ...guide, fit: "HUGE" }, "fit"],
    [{ ...guide, charts: [{ wearer: "MEN", rows: [{ names: { FR: "42" }, fits: {} }] }] }, "names"],
    [{ ...guide, charts: [...guide.charts, ...guide.charts] }, "two charts"],
  ] as const)
    await expect(runOn("write-size-guides", [wrong])).rejects.toThrow(message);
});

test("a coupon is made for one member alone, who must be known", async () => {
  const offer = offerDocumentOf(
    "SORRY",
    { reward: { kind: "FIXED_PRICE", goods: {}, price: 1000 } },
    { kind: "COUPON" },
  );
  expect(await runOn("write-offers", [offer])).toEqual(["Done: 1 written."]);
  const { memberCode } = await memberShopper(shop);
  const [couponCode] = await run(`--as wayan make-coupons SORRY 1 ${memberCode}`);
  expect(await selectOwnCoupons(shop.platform, `member:${memberCode}`)).toEqual([
    { couponCode, offerCode: "SORRY", isUsedUp: false },
  ]);
  await expect(run("--as wayan make-coupons SORRY 1 M-NOBODY")).rejects.toThrow("no member M-NOBODY");
});
