import type { PageContent } from "@gelora/contracts/page-content.ts";
import { days, hours, milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue } from "../catalogue/testing/sample-catalogue.ts";
import { addPages, findPages, followContent } from "./content.ts";
import type { StoredPage } from "./domain/stored-page.ts";
import { newPage, onePage, savePage } from "./testing/pages.ts";
import { readHomeInit } from "./use-cases/read-home-init.ts";

type Answer = { pageContent: string; deviceType: string; lang: string; scheduledStatus: string } | null;

const text = (words: string) => [{ type: "text" as const, text: words }];
const page = (change: Partial<StoredPage> & Pick<StoredPage, "pageUrl">): StoredPage => ({
  content: onePage,
  scheduled: false,
  publishAt: null,
  withdrawAt: null,
  ...change,
});

describe.each(testEngines)("content on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await importCatalogue(shop.platform, sampleCatalogue());
    await addPages(shop.platform, [newPage("/disclaimer")]);
  });
  afterAll(() => shop.close());
  afterEach(() => shop.platform.clock.setOffset(milliseconds(0)));

  const ask = async (pageUrl: string, deviceType = "pc", language = "en-US"): Promise<Answer> => {
    const query = `query ($input: GetPageByUrlInput!) { getPageByUrl(getPageByUrlInput: $input)
      { lang pageUrl pageContent deviceType scheduledStatus expectPublishTime expectCancelPublishTime } }`;
    return (await shop.send(query, { input: { pageUrl, deviceType } }, { language })).data.getPageByUrl as Answer;
  };
  const shown = async (...asked: Parameters<typeof ask>) => JSON.parse((await ask(...asked))?.pageContent ?? "null");

  test("[HOM-07][HOM-08][HOM-09][LOC-17] each language and device class has its own content", async () => {
    await savePage(shop.platform, page({ pageUrl: "/summer" }));
    expect(await shown("/summer", "h5")).toEqual({ "en-US": { h5: text("small") } });
    expect(await shown("/summer", "pc")).toEqual({ "en-US": { pc: text("large") } });
    expect(await shown("/summer", "h5", "id-ID")).toEqual({ "id-ID": { h5: text("kecil") } });
    expect(await shown("/summer", "pc", "id-ID")).toEqual({ "id-ID": { pc: text("besar") } });
  });

  test("[OPS-36] the device type is taken in all four spellings", async () => {
    const types = await Promise.all(
      ["h5", "H5", "pc", "PC"].map(async (type) => (await ask("/disclaimer", type))?.deviceType),
    );
    expect(types).toEqual(["h5", "h5", "pc", "pc"]);
  });

  test("[HOM-06] an address without a page has none", async () => {
    expect(await ask("/nope")).toBeNull();
  });

  test("[Q50] a scheduled page shows within its time alone", async () => {
    const now = Date.now();
    await savePage(
      shop.platform,
      page({ pageUrl: "/week", scheduled: true, publishAt: new Date(now - 1000), withdrawAt: new Date(now + 60_000) }),
    );
    expect(await ask("/week")).not.toBeNull();
    shop.platform.clock.setOffset(milliseconds(61_000));
    expect(await ask("/week")).toBeNull();
  });

  test("HTML is cut down to what is safe when it is written", async () => {
    const html = [
      { type: "html" as const, text: `<p onclick="x()">Hi<script>x()</script> <a href="javascript:x()">a</a></p>` },
    ];
    const content = { h5: html, pc: html };
    await savePage(shop.platform, page({ pageUrl: "/html", content: { "en-US": content, "id-ID": content } }));
    expect(await shown("/html")).toEqual({ "en-US": { pc: [{ type: "html", text: "<p>Hi <a>a</a></p>" }] } });
  });

  const article = async (id: string, language = "en-US") =>
    (
      await shop.send(
        `query ($id: ID!) { articleDetail(id: $id) {
          articleCode articleTitle articleSubtitle articleImage articleContent createTime } }`,
        { id },
        { language },
      )
    ).data.articleDetail;

  test("[CNT-04~, CNT-06~, Q86] an article has title, subtitle, picture, safe HTML and date, in the language asked for", async () => {
    const written = (language: string) => ({
      type: "html" as const,
      title: `Title ${language}`,
      subtitle: `Subtitle ${language}`,
      image: "drawn/a",
      text: `<p onclick="x()">Text ${language}</p>`,
    });
    const of = (language: string) => ({ h5: [written(language)], pc: [written(language)] });
    const content = { "en-US": of("en-US"), "id-ID": of("id-ID") };
    await savePage(shop.platform, page({ pageUrl: "/information/care-guide", content }));
    for (const language of ["en-US", "id-ID"])
      expect(await article("Care-Guide", language)).toEqual({
        articleCode: "care-guide",
        articleTitle: `Title ${language}`,
        articleSubtitle: `Subtitle ${language}`,
        articleImage: "drawn/a",
        articleContent: `<p>Text ${language}</p>`,
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
  });

  test("[CNT-06~, CNT-07~] an article that is not there is null, like one before its time, and one without text is empty", async () => {
    const soon = { scheduled: true, publishAt: new Date("2100-01-01") };
    await savePage(shop.platform, page({ pageUrl: "/information/soon", ...soon }));
    await savePage(shop.platform, page({ pageUrl: "/information/blank" }));
    for (const id of ["nothing", "soon", "", "a/b", "../page/home"]) expect(await article(id)).toBeNull();
    expect(await article("blank")).toMatchObject({ articleContent: "", articleTitle: null });
  });

  test("[CNT-02~] [OPS-50] [CON-15~] the blog's list is published articles of its code, the newest first, ten at a time", async () => {
    const texts = (code: string) => ({
      "en-US": { h5: [], pc: [{ type: "html" as const, title: `Read ${code}`, author: "Rani", text: "<p>One.</p>" }] },
      "id-ID": { h5: [], pc: [{ type: "html" as const, title: `Baca ${code}`, author: "Rani", text: "<p>Satu.</p>" }] },
    });
    const added = Array.from({ length: 12 }, (_, at) => ({
      pageUrl: `/information/read-${at}`,
      content: texts(String(at)),
      keywords: [],
      navigationCode: "Blog",
      createdAt: new Date(Date.UTC(2026, 9, at + 1)),
    }));
    await addPages(shop.platform, added);
    const soon = { scheduled: true, publishAt: new Date("2100-01-01"), navigationCode: "Blog" };
    await savePage(shop.platform, page({ pageUrl: "/information/not-yet", ...soon }));
    const list = async (change: object) => {
      const query = `query ($input: BlogListInput!) { blogList(input: $input) {
        dataList { articleCode articleTitle author navigationCode createTime }
        pageInfo { hasNextPage hasPreviousPage totalCount } } }`;
      const input = { navigationCode: "Blog", status: "1", locale: "en-US", ...change };
      return (await shop.send(query, { input })).data.blogList as { dataList: object[]; pageInfo: object };
    };
    const first = await list({});
    expect(first.dataList).toHaveLength(10);
    expect(first.dataList[0]).toEqual({
      articleCode: "read-11",
      articleTitle: "Read 11",
      author: "Rani",
      navigationCode: "Blog",
      createTime: "2026-10-12T00:00:00.000Z",
    });
    expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false, totalCount: 12 });
    const second = await list({ pageNum: 2, locale: "id-ID" });
    expect(second.dataList).toMatchObject([{ articleTitle: "Baca 1" }, { articleTitle: "Baca 0" }]);
    expect(second.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true, totalCount: 12 });
    for (const other of [{ status: "0" }, { navigationCode: "Faq" }, { pageNum: 3 }])
      expect((await list(other)).dataList).toEqual([]);
  });

  test("an article is followed by the closest others of its list, in the language asked for, and by none unshown", async () => {
    const titled = (english: string, indonesian: string) => {
      const of = (title: string) => ({ h5: [], pc: [{ type: "html" as const, title, text: "<p>Read.</p>" }] });
      return { "en-US": of(english), "id-ID": of(indonesian) };
    };
    const guide = (code: string, day: number, content: ReturnType<typeof titled>, more: object = {}) =>
      savePage(
        shop.platform,
        page({
          pageUrl: `/information/${code}`,
          content,
          navigationCode: "Guides",
          createdAt: new Date(Date.UTC(2026, 9, day)),
          ...more,
        }),
      );
    await guide("trail-shoes", 1, titled("Trail shoes in the rain", "Sepatu trail saat hujan"));
    await guide("road-shoes", 2, titled("Shoes for the road", "Sepatu buat jalan"));
    await guide("tents", 3, titled("Tents that stay dry", "Tenda yang tetap kering"));
    await guide("secret-shoes", 4, titled("Shoes of tomorrow", "Sepatu esok"), {
      scheduled: true,
      publishAt: new Date("2100-01-01"),
    });
    const related = async (id: string, language: string) => {
      const query = "query ($id: ID!) { relatedArticles(id: $id) { articleCode articleTitle } }";
      return (await shop.send(query, { id }, { language })).data.relatedArticles;
    };
    expect(await related("trail-shoes", "id-ID")).toEqual([
      { articleCode: "road-shoes", articleTitle: "Sepatu buat jalan" },
      { articleCode: "tents", articleTitle: "Tenda yang tetap kering" },
    ]);
    // What stands in no list is followed by nothing.
    await savePage(shop.platform, page({ pageUrl: "/information/alone", content: titled("Shoes", "Sepatu") }));
    for (const id of ["alone", "nowhere", "secret-shoes", "../page/home"])
      expect(await related(id, "en-US")).toEqual([]);
  });

  test("articles and help pages are found by the words of their titles and questions, in the language asked for", async () => {
    const asked = (question: string) => [
      { type: "html" as const, title: "Care", text: "" },
      { type: "faq" as const, items: [{ question, answer: "<p>Yes.</p>" }] },
    ];
    const content = {
      "en-US": { h5: [], pc: asked("May I wash goalkeeper gloves?") },
      "id-ID": { h5: [], pc: asked("Boleh mencuci sarung tangan kiper?") },
    };
    await savePage(shop.platform, page({ pageUrl: "/information/gloves", content }));
    await savePage(shop.platform, page({ pageUrl: "/gloves-elsewhere", content }));
    await followContent(shop.platform);
    const hint = [{ title: "Care", address: "/information/gloves" }];
    expect(await findPages(shop.platform, "wash goalkeeper", "en-US")).toEqual(hint);
    expect(await findPages(shop.platform, "kiper", "id-ID")).toEqual(hint);
    expect(await findPages(shop.platform, "bagaimana cara mencuci kiper", "id-ID")).toEqual(hint);
    expect(await findPages(shop.platform, "how can I wash gloves", "en-US")).toEqual(hint);
    for (const [keyword, language] of [
      ["kiper", "en-US"],
      ["wash tents", "en-US"],
      ["of", "en-US"],
    ] as const)
      expect(await findPages(shop.platform, keyword, language)).toEqual([]);
  });

  test("questions lead to pages by other forms of their words, and where goods do not answer, by answers and to places", async () => {
    const items = [{ question: "Di mana faktur saya?", answer: "<p>Untuk perusahaan, tambahkan <b>NPWP</b>.</p>" }];
    const both = (blocks: PageContent["id-ID"]["pc"]) => ({
      "en-US": { h5: [], pc: blocks },
      "id-ID": { h5: [], pc: blocks },
    });
    const faq = both([
      { type: "html", title: "Tanya", text: "" },
      { type: "faq", items },
    ]);
    await savePage(shop.platform, page({ pageUrl: "/information/tanya", content: faq }));
    const care = both([{ type: "html", title: "Merawat tas", text: "" }]);
    await savePage(shop.platform, page({ pageUrl: "/information/tas", content: care, keywords: ["cuci tas"] }));
    const cash = both([{ type: "html", title: "Bayar di tempat (COD)", text: "" }]);
    await savePage(shop.platform, page({ pageUrl: "/page/cash", content: cash }));
    const later = { scheduled: true, publishAt: new Date(Date.now() + days(1)) };
    await savePage(shop.platform, page({ pageUrl: "/information/tas-lain", content: care, ...later }));
    await followContent(shop.platform);
    const found = async (keyword: string, wide: boolean) =>
      (await findPages(shop.platform, keyword, "id-ID", wide)).map(({ address }) => address);
    for (const typed of ["nyuci tas", "mencuci tas", "tas dicuci", "cara rawat tas"])
      expect(await found(typed, false)).toEqual(["/information/tas"]);
    expect(await found("bisa pembayaran di tempat", false)).toEqual(["/page/cash"]);
    expect([await found("npwp", false), await found("npwp", true)]).toEqual([[], ["/information/tanya"]]);
    expect(await found("toko", false)).toEqual(["/store"]);
    expect(await found("jam buka toko", false)).toEqual(["/store"]);
    for (const typed of ["toko bandung", "store bandung", "cabang di Jakarta Selatan"])
      expect(await found(typed, false), typed).toEqual(["/store"]);
    expect(await found("cek resi", true)).toEqual(["/order/track"]);
    for (const typed of ["lacak pesanan", "track order"]) expect(await found(typed, false)).toEqual(["/order/track"]);
    expect(await found("track pants", true)).toEqual([]);
    for (const typed of ["order GL261121K7M2QX", "lacak pesanan gl261121k7m2qx"])
      expect(await found(typed, false)).toEqual(["/order/track?orderCode=GL261121K7M2QX"]);
    expect(await findPages(shop.platform, "gl261121k7m2qx", "id-ID")).toEqual([
      { title: "Lacak pesanan GL261121K7M2QX", address: "/order/track?orderCode=GL261121K7M2QX" },
    ]);
    expect(await found("gl261121", true)).toEqual([]);
    for (const typed of ["panduan ukuran", "size guide", "ukuran sepatu anak umur 8"])
      expect(await found(typed, false)).toEqual(["/size-guide/all"]);
    for (const typed of ["sepatu anak", "sepatu merah ukuran 42"]) expect(await found(typed, false)).toEqual([]);
    expect(await found("jam tangan", true)).toEqual([]);
  });

  test("pages that are added write nothing over what an editor has changed", async () => {
    const edited = { h5: text("edited"), pc: text("edited") };
    await savePage(shop.platform, page({ pageUrl: "/edited", content: { "en-US": edited, "id-ID": edited } }));
    expect(await addPages(shop.platform, [newPage("/edited"), newPage("/new-one")])).toBe(1);
    expect(await shown("/edited")).toEqual({ "en-US": { pc: text("edited") } });
    expect(await shown("/new-one")).toEqual({ "en-US": { pc: text("large") } });
  });

  test("[SHL-19][OPS-51] home init gives the categories that have goods, the footer and who we are", async () => {
    const query = `{ homeInit { headerList { code name url image children { code children { code } } } footerList { name children { url } }
      siteInfo { siteCode siteName currency extra } } }`;
    const { data } = await shop.send(query, {}, { language: "id-ID" });
    expect(data.homeInit).toMatchObject({
      headerList: [
        {
          code: "footwear",
          name: "Sepatu",
          url: "/plp/footwear",
          image: expect.stringContaining("drawn/v1/running-shoe"),
          children: [{ code: "runningshoes", children: [{ code: "roadrunning" }] }],
        },
        { code: "apparel" },
        { code: "equipment" },
        { code: "MEN" },
        { code: "WOMEN" },
        { code: "sport" },
        { code: "brand" },
        { code: "sale" },
      ],
      siteInfo: {
        siteName: "Gelora",
        currency: "IDR",
        extra: {
          whatsApp: "6281234567890",
          sellerName: "PT Gelora Contoh",
          sellerAddress: "Jl. Pakin No. 1, Penjaringan, Jakarta Utara 14440",
        },
      },
    });
  });

  test("a sport's page is in the menu and the footer from the moment it is shown, and no longer", async () => {
    const query =
      "{ homeInit { headerList { code children { name url } } footerList { code children { name url } } } }";
    type Lists = Record<"headerList" | "footerList", { code: string; children: { url: string }[] }[]>;
    const leads = async () => {
      await followContent(shop.platform);
      const { headerList, footerList } = (await shop.send(query)).data.homeInit as Lists;
      return [headerList, footerList].map((list) =>
        list.find(({ code }) => code === "sport")?.children.some(({ url }) => url === "/page/running"),
      );
    };
    expect(await leads()).toEqual([false, undefined]);
    const withdrawAt = new Date(Date.now() + days(2));
    await savePage(shop.platform, page({ pageUrl: "/page/running", scheduled: true, withdrawAt }));
    expect(await leads()).toEqual([true, true]);
    shop.platform.clock.setOffset(days(3));
    expect(await leads()).toEqual([false, undefined]);
  });

  test("the menu follows a page's time by the same clock as the version of the pages", async () => {
    const { platform } = shop;
    const publishAt = new Date(Date.now() + minutes(30));
    await savePage(platform, page({ pageUrl: "/page/running", scheduled: true, publishAt }));
    await followContent(platform);
    // This process's clock is ahead of the database's, as any may be by a moment.
    const ahead = { ...platform, clock: { ...platform.clock, now: () => new Date(Date.now() + hours(1)) } };
    const { headerList } = await readHomeInit(ahead, "en-US");
    const sports = headerList.find(({ code }) => code === "sport")?.children ?? [];
    expect(sports.map(({ url }) => url)).toContain("/page/running");
  });

  test("navigation follows an import", async () => {
    const catalogue = sampleCatalogue([]);
    const renamed = { categoryCode: "footwear", name: { "en-US": "Shoes", "id-ID": "Alas kaki" }, position: 0 };
    await importCatalogue(shop.platform, { ...catalogue, categories: [renamed, ...catalogue.categories.slice(1)] });
    const { data } = await shop.send("{ homeInit { headerList { name } } }");
    expect(data.homeInit).toMatchObject({ headerList: [{ name: "Shoes" }, ...Array.from({ length: 7 }, () => ({}))] });
  });
});
