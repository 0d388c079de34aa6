import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { contentVersion, followContent, movePage, namePage } from "./content.ts";
import { onePage, savePage } from "./testing/pages.ts";
import { savePage as save } from "./use-cases/save-page.ts";

const wayan = { kind: "staff", staffCode: "wayan", roles: ["merchandising"] } as const;
const rina = { kind: "staff", staffCode: "rina", roles: ["finance"] } as const;
const always = { scheduled: false, publishAt: null, withdrawAt: null } as const;

describe.each(testEngines)("slugs of pages on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const write = (pageUrl: string) => savePage(shop.platform, { pageUrl, content: onePage, ...always });
  const name = (pageUrl: string, slugs: object) => namePage(shop.platform, wayan, pageUrl, slugs);
  const ask = async (pageUrl: string, language = "en-US") => {
    const query = `query ($input: GetPageByUrlInput!) { getPageByUrl(getPageByUrlInput: $input) {
      pageUrl movedTo addresses { language address } } }`;
    const { data } = await shop.send(query, { input: { pageUrl, deviceType: "pc" } }, { language });
    return data.getPageByUrl as { pageUrl: string | null; movedTo: string | null; addresses: object[] | null } | null;
  };
  const article = async (id: string) => {
    const query = "query ($id: ID!) { articleDetail(id: $id) { articleCode address } }";
    return (await shop.send(query, { id }, { language: "id-ID" })).data.articleDetail;
  };

  test("a page is found at its documented address and at its slug, and names both", async () => {
    await write("/page/rain");
    expect(await name("/page/rain", { "id-ID": "hujan" })).toBe("named");
    const found = {
      pageUrl: "/page/rain",
      movedTo: null,
      addresses: [
        { language: "en-US", address: "/page/rain" },
        { language: "id-ID", address: "/page/hujan" },
      ],
    };
    for (const address of ["/page/rain", "/page/hujan", "/Page/HUJAN/"])
      for (const language of ["en-US", "id-ID"]) expect(await ask(address, language)).toEqual(found);
    const { data } = await shop.send("{ sitemapPages { addresses { address } } }");
    expect(data.sitemapPages).toContainEqual({ addresses: [{ address: "/page/rain" }, { address: "/page/hujan" }] });
    await write("/information/boots");
    await name("/information/boots", { "id-ID": "sepatu-gunung" });
    for (const id of ["boots", "sepatu-gunung"])
      expect(await article(id)).toEqual({ articleCode: "boots", address: "/information/sepatu-gunung" });
  });

  test("a former slug, and an address that was left, lead to the one in the language", async () => {
    await write("/page/wind");
    await name("/page/wind", { "id-ID": "topan" });
    await name("/page/wind", { "id-ID": "angin" });
    expect((await ask("/page/topan", "id-ID"))?.movedTo).toBe("/page/angin");
    expect((await ask("/page/topan", "en-US"))?.movedTo).toBe("/page/wind");
    await movePage(shop.platform, wayan, "/page/wind", "/page/storm");
    expect((await ask("/page/wind", "id-ID"))?.movedTo).toBe("/page/angin");
    expect(await name("/page/storm", { "id-ID": "storm" })).toBe("named");
    expect((await ask("/page/angin", "id-ID"))?.movedTo).toBe("/page/storm");
    // Processes that hold the page in memory are notified.
    await followContent(shop.platform);
    const before = contentVersion(shop.platform);
    await name("/page/storm", { "id-ID": "badai" });
    await followContent(shop.platform);
    expect(contentVersion(shop.platform)).not.toBe(before);
  });

  test("no two pages have the same address, and a slug is lower case, digits and hyphens", async () => {
    await write("/page/one");
    await write("/page/two");
    await name("/page/one", { "id-ID": "satu" });
    expect(await name("/page/two", { "id-ID": "satu" })).toBe("address taken");
    expect(await name("/page/two", { "id-ID": "one" })).toBe("address taken");
    expect(await name("/page/one", { "en-US": "satu" })).toBe("address taken");
    expect(await movePage(shop.platform, wayan, "/page/two", "/page/satu")).toBe("address taken");
    const page = { pageUrl: "/page/satu", content: onePage, ...always };
    expect(await save(shop.platform, wayan, { page, as: "draft" })).toEqual({
      result: "invalid",
      problems: ["/page/satu is where /page/one stands in id-ID"],
    });
    for (const slug of ["", "Dua", "dua puluh", "dua--puluh", "-dua", "dua/puluh", "düa"])
      expect(await name("/page/two", { "id-ID": slug }), slug).toBe("no such address");
    expect(await name("/page/two", { "en-US": "dos", "id-ID": "dos" })).toBe("no such address");
    expect(await name("/page/none", { "id-ID": "dua" })).toBe("no such page");
    expect(await namePage(shop.platform, rina, "/page/two", { "id-ID": "dua" })).toBe("not allowed");
    await write("/page/home");
    expect(await name("/page/home", { "id-ID": "beranda" })).toBe("no such address");
    // The storefront knows the page on which it asks nothing about cookies by its documented
    // address [CKE-02].
    expect(await name("/page/two", { "id-ID": "privacy-policy" })).toBe("no such address");
    expect(await movePage(shop.platform, wayan, "/page/two", "/page/privacy-policy")).toBe("no such address");
    await write("/page/privacy-policy");
    expect(await name("/page/privacy-policy", { "id-ID": "kebijakan-privasi" })).toBe("named");
    expect((await ask("/page/kebijakan-privasi", "id-ID"))?.pageUrl).toBe("/page/privacy-policy");
    expect(await name("/page/privacy-policy", { "id-ID": "privacy-policy" })).toBe("named");
    expect(await movePage(shop.platform, wayan, "/page/privacy-policy", "/page/privacy")).toBe("no such address");
  });
});
