import { days, hours, milliseconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { followContent } from "../content/content.ts";
import { newPage, savePage } from "../content/testing/pages.ts";
import { writeCampaigns } from "../flash-sales/flash-sales.ts";
import { campaignOf } from "../flash-sales/testing/campaigns.ts";
import { actsOn } from "../journal/journal.ts";
import { writeOffers } from "../promotions/promotions.ts";
import { offerDocumentOf } from "../promotions/testing/offer-documents.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { makePreview } from "./previews.ts";

type Answer = { data: Record<string, unknown> | null; errors?: { message: string }[] };

const by = { kind: "program", name: "offer-import" } as const;
const merchant = { kind: "staff", staffCode: "wayan", roles: ["merchandising"] } as const;
const reward = { kind: "FIXED_PRICE", goods: {}, price: 1000 };
const questions = [
  `{ preview { moment } productInit(input: { productCode: "DEAL" }) { skuList { salePrice productActivities { activityCode } } } }`,
  `{ catalogProductSearchInit(input: { filters: [] }) { dataList { productCode salePrice } } }`,
  `{ flashSale { campaignList { activityCode state skuList { skuCode product { salePrice } } } } }`,
];

describe.each(testEngines)("a preview, on the %s database", (engine) => {
  let shop: StockedShop;
  const moment = new Date(Date.now() + days(30));
  const around = { begins: new Date(moment.getTime() - hours(1)), ends: new Date(moment.getTime() + hours(1)) };
  const period = { begins: around.begins.toISOString(), ends: around.ends.toISOString() };
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    const sku = sampleSku({ skuCode: "DEAL-1", salePeriod: period });
    await importCatalogue(shop.platform, sampleCatalogue([sampleProduct({ productCode: "DEAL", skus: [sku] })]));
    await followCatalogue(shop.platform);
    await writeOffers(shop.platform, by, [offerDocumentOf("LATER", { reward }, period)]);
    await countStock(shop.platform, [{ skuCode: "PB1-5", locationCode: deliveryLocation, quantity: 9 }], "test");
    await writeCampaigns(shop.platform, by, [
      campaignOf("SALE", { skuCode: "PB1-5", price: 99_000, quota: 2 }, around),
    ]);
  });
  afterEach(() => shop.platform.clock.setOffset(milliseconds(0)));
  afterAll(() => shop.close());

  const send = async (text: string, token?: string): Promise<Answer & { status: number }> => {
    const headers = { language: "en-US", ...(token ? { "preview-token": token } : {}) };
    const answer = await shop.server.inject({ method: "POST", url: "/graphql", headers, payload: { query: text } });
    return { status: answer.statusCode, ...answer.json<Answer>() };
  };
  const tokenOf = async () => {
    const made = await makePreview(shop.platform, merchant, { moment, validHours: 2 });
    if (typeof made === "string") throw new Error(made);
    return new URL(made.link).searchParams.get("key") ?? "";
  };

  test("its link shows prices, promotions and flash sales of its moment, and everyone else the shop of now", async () => {
    const token = await tokenOf();
    const answers = async (key?: string) => {
      const all: unknown[] = [];
      for (const question of questions) all.push((await send(question, key)).data);
      return all;
    };
    const card = (price: number) => expect.objectContaining({ productCode: "DEAL", salePrice: price });
    const now = await answers();
    expect(now).toMatchObject([
      { preview: null, productInit: { skuList: [{ salePrice: 1_000_000 }] } },
      { catalogProductSearchInit: { dataList: expect.arrayContaining([card(1_000_000)]) } },
      { flashSale: { campaignList: [{ activityCode: "SALE", state: "COMING" }] } },
    ]);
    expect(JSON.stringify(now)).not.toContain("LATER");
    expect(await answers(token)).toMatchObject([
      {
        preview: { moment: new Date(Math.floor(moment.getTime() / 1000) * 1000).toISOString() },
        productInit: { skuList: [{ salePrice: 800_000, productActivities: [{ activityCode: "LATER" }] }] },
      },
      { catalogProductSearchInit: { dataList: expect.arrayContaining([card(800_000)]) } },
      {
        flashSale: {
          campaignList: [{ state: "RUNNING", skuList: [{ skuCode: "PB1-5", product: { salePrice: 99_000 } }] }],
        },
      },
    ]);
    expect(await answers()).toEqual(now);
  });

  test("it shows the pages of its moment, and leads to them: those that come by then, not those that have gone", async () => {
    const words = (text: string) => ({ h5: [], pc: [{ type: "text" as const, text }] });
    const pageOf = (pageUrl: string, publishAt: Date, withdrawAt: Date | null) => {
      const content = { "en-US": words(pageUrl), "id-ID": words(pageUrl) };
      return { ...newPage(pageUrl), content, scheduled: true, publishAt, withdrawAt };
    };
    await savePage(shop.platform, pageOf("/page/running", around.begins, around.ends));
    await savePage(shop.platform, pageOf("/page/football", new Date(Date.now() - hours(1)), around.begins));
    await followContent(shop.platform);
    const shownTo = async (key?: string) => {
      const shown: unknown[] = [];
      for (const path of ["/page/running", "/page/football"]) {
        const page = await send(
          `{ getPageByUrl(getPageByUrlInput: { pageUrl: "${path}", deviceType: "pc" }) { pageUrl } }`,
          key,
        );
        shown.push((page.data?.getPageByUrl as { pageUrl: string } | null)?.pageUrl);
      }
      const menu = JSON.stringify((await send("{ homeInit { headerList { children { url } } } }", key)).data);
      return [...shown, menu.includes("/page/running"), menu.includes("/page/football")];
    };
    const now = [undefined, "/page/football", false, true];
    expect(await shownTo()).toEqual(now);
    expect(await shownTo(await tokenOf())).toEqual(["/page/running", undefined, true, false]);
    expect(await shownTo()).toEqual(now);
  });

  test("it changes nothing: no session, no cart, no order, whatever is sent with it", async () => {
    const token = await tokenOf();
    for (const change of [
      "mutation { guestInit { success } }",
      "query q { preview { moment } } mutation m { guestInit { success } }",
      "{ cartInit { count } }",
      'query { preview { moment } ...Code } fragment Code on Query { ... { sendOtpToMember(input: { mobile: "81234567890", receivedBy: "1" }) { success } } }',
    ])
      expect(await send(change, token)).toMatchObject({
        status: 403,
        errors: [{ message: "A preview shows goods and pages, and changes nothing." }],
      });
  });

  test("its link ends, and one that was changed or made up opens nothing", async () => {
    const token = await tokenOf();
    const [text = "", signature] = token.split(".");
    const later = `${text.replace(/-.*/, "")}-${(Date.now() + days(9)).toString(36)}`;
    for (const forged of [`${later}.${signature}`, `${text}.`, "x", `${text}.${"A".repeat(43)}`])
      expect(await send("{ preview { moment } }", forged)).toMatchObject({ status: 401 });
    shop.platform.clock.setOffset(hours(3));
    expect(await send("{ preview { moment } }", token)).toMatchObject({ status: 401 });
  });

  test("the link of a page opens one that is shown or a draft, and is refused for an address without a page", async () => {
    const always = { scheduled: false, publishAt: null, withdrawAt: null };
    await savePage(shop.platform, { ...newPage("/page/draft-only"), ...always, draft: true });
    const linkTo = (page: string) => makePreview(shop.platform, merchant, { validHours: 1, page });
    for (const typed of ["/page/draft-only", "/page/Draft-Only/", "page/draft-only?from=mail"]) {
      const made = await linkTo(typed);
      if (typeof made === "string") throw new Error(made);
      expect(new URL(made.link).searchParams.get("to")).toBe("/page/draft-only?preview=true");
    }
    for (const nowhere of ["/page/nope", "/", "//elsewhere.example/page/draft-only", "/pdp/DEAL"])
      expect(await linkTo(nowhere)).toBe("no such page");
  });

  test("[HOM-05] [Q53] with its link drafts of pages and articles are shown where they are asked for, and to nobody else", async () => {
    const always = { scheduled: false, publishAt: null, withdrawAt: null };
    const saying = (title: string) => {
      const blocks = [{ type: "html" as const, title, text: "<p>t</p>" }];
      return { "en-US": { h5: blocks, pc: blocks }, "id-ID": { h5: blocks, pc: blocks } };
    };
    const page = async (pageUrl: string, title: string, how: object) =>
      savePage(shop.platform, { ...newPage(pageUrl), content: saying(title), ...always, ...how });
    // After the preview's own moment too.
    const soon = { scheduled: true, publishAt: new Date(moment.getTime() + days(9)) };
    for (const folder of ["/page", "/information"]) {
      await page(`${folder}/both`, "shown", {});
      await page(`${folder}/both`, "draft", { draft: true });
      await page(`${folder}/new`, "draft", { draft: true });
      await page(`${folder}/soon`, "later", soon);
    }
    const titles = async (wanted: boolean, key?: string) => {
      const found: (string | null)[] = [];
      for (const name of ["both", "new", "soon"]) {
        const input = `{ pageUrl: "/page/${name}", deviceType: "pc", preview: ${wanted} }`;
        const { data } = await send(
          `{ getPageByUrl(getPageByUrlInput: ${input}) { pageContent }
            articleDetail(id: "${name}", preview: ${wanted}) { articleTitle } }`,
          key,
        );
        const answer = z
          .object({
            getPageByUrl: z.object({ pageContent: z.string() }).nullable(),
            articleDetail: z.object({ articleTitle: z.string() }).nullable(),
          })
          .parse(data);
        const title = answer.articleDetail?.articleTitle ?? null;
        expect(/"title":"(\w+)"/.exec(answer.getPageByUrl?.pageContent ?? "")?.[1] ?? null).toBe(title);
        found.push(title);
      }
      return found;
    };
    const token = await tokenOf();
    expect(await titles(true, token)).toEqual(["draft", "draft", "later"]);
    for (const [wanted, key] of [
      [false, token],
      [true, undefined],
      [false, undefined],
    ] as const)
      expect(await titles(wanted, key), `${wanted} ${key !== undefined}`).toEqual(["shown", null, null]);
  });

  test("only merchants make one, for a moment that comes, and the journal has it without its key", async () => {
    const finance = { ...merchant, roles: ["finance"] } as const;
    expect(await makePreview(shop.platform, finance, { moment, validHours: 2 })).toBe("not allowed");
    const past = { moment: new Date(Date.now() - hours(1)), validHours: 2 };
    expect(await makePreview(shop.platform, merchant, past)).toBe("no such moment");
    expect(await makePreview(shop.platform, merchant, { moment, validHours: 100 })).toBe("no such time");
    const token = await tokenOf();
    const [code = "", signature = ""] = token.split(".");
    const acts = await actsOn(shop.platform, { kind: "preview", code });
    // The tests before made the same preview: its code contains its moment and its end.
    expect(acts.length).toBeGreaterThan(0);
    expect(new Set(acts.map(({ act }) => act))).toEqual(new Set(["preview.made"]));
    expect(JSON.stringify(acts)).not.toContain(signature);
  });
});
