import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { program } from "../../platform/principal.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { actsOn } from "../journal/journal.ts";
import { listVersions, movePage, publishPage, savePage, withdrawPage } from "./content.ts";
import type { StoredPage } from "./domain/stored-page.ts";

const wayan = { kind: "staff", staffCode: "wayan", roles: ["merchandising"] } as const;
const rina = { kind: "staff", staffCode: "rina", roles: ["finance", "support", "warehouse"] } as const;

const saying = (pageUrl: string, words: string): StoredPage => {
  const blocks = [{ type: "text" as const, title: words, text: words }];
  const devices = { h5: blocks, pc: blocks };
  const content = { "en-US": devices, "id-ID": devices };
  return { pageUrl, content, scheduled: false, publishAt: null, withdrawAt: null };
};

describe.each(testEngines)("versions of pages on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const save = (pageUrl: string, words: string, as: "draft" | "published" = "draft") =>
    savePage(shop.platform, wayan, { page: saying(pageUrl, words), note: `says ${words}`, as });
  const ask = async (pageUrl: string, language = "en-US") => {
    const query = `query ($input: GetPageByUrlInput!) { getPageByUrl(getPageByUrlInput: $input) { pageUrl pageContent movedTo } }`;
    const { data } = await shop.send(query, { input: { pageUrl, deviceType: "pc" } }, { language });
    return data.getPageByUrl as { pageUrl: string; pageContent: string; movedTo: string | null } | null;
  };
  const shown = async (pageUrl: string) => /"title":"(\w+)"/.exec((await ask(pageUrl))?.pageContent ?? "")?.[1];

  test("a draft is shown once it is published, and one can go back to what was shown before", async () => {
    expect(await save("/page/run", "One")).toEqual({ result: "saved", version: 1 });
    expect(await shown("/page/run")).toBeUndefined();
    expect(await publishPage(shop.platform, wayan, "/page/run")).toBe("published");
    expect(await shown("/page/run")).toBe("One");
    expect(await save("/page/run", "Two")).toEqual({ result: "saved", version: 2 });
    expect(await shown("/page/run")).toBe("One");
    expect(await publishPage(shop.platform, wayan, "/page/run")).toBe("published");
    expect(await shown("/page/run")).toBe("Two");
    expect(await publishPage(shop.platform, wayan, "/page/run", 1)).toBe("published");
    expect(await shown("/page/run")).toBe("One");
    expect(await withdrawPage(shop.platform, wayan, "/page/run")).toBe("withdrawn");
    expect(await shown("/page/run")).toBeUndefined();
    expect(await publishPage(shop.platform, wayan, "/page/run")).toBe("published");
    expect(await shown("/page/run")).toBe("One");
  });

  test("each version says who, when and why, in the journal too, and the database keeps it", async () => {
    await save("/page/kept", "One", "published");
    await save("/page/kept", "Two");
    expect(await listVersions(shop.platform, "/page/kept")).toEqual([
      { version: 2, savedAt: expect.any(Date), savedBy: "wayan", note: "says Two" },
      { version: 1, savedAt: expect.any(Date), savedBy: "wayan", note: "says One" },
    ]);
    const acts = await actsOn(shop.platform, { kind: "page", code: "/page/kept" });
    expect(acts.map(({ act, details }) => [act, details])).toEqual([
      ["page.saved", { version: 1, as: "published" }],
      ["page.saved", { version: 2, as: "draft" }],
    ]);
    for (const change of [sql`update page_versions set note = ''`, sql`delete from page_versions`])
      await expect(change.execute(shop.platform.database.tables())).rejects.toThrow("append only");
  });

  test("saving what is there already makes no version", async () => {
    await save("/page/same", "One", "published");
    expect(await save("/page/same", "One")).toEqual({ result: "unchanged", version: 1 });
    expect(await save("/page/same", "One", "published")).toEqual({ result: "unchanged", version: 1 });
    await save("/page/same", "Two");
    expect(await save("/page/same", "Two")).toEqual({ result: "unchanged", version: 2 });
    expect(await save("/page/same", "One", "published")).toEqual({ result: "unchanged", version: 1 });
  });

  test("two who save at once both find their version", async () => {
    const saved = await Promise.all(["A", "B", "C"].map((words) => save("/page/busy", words)));
    expect(saved.map((one) => "version" in one && one.version).sort()).toEqual([1, 2, 3]);
    expect(await listVersions(shop.platform, "/page/busy")).toHaveLength(3);
  });

  test("an address that a page has left leads to where it is now, in one step and without loops", async () => {
    await save("/page/first", "Moved", "published");
    expect(await movePage(shop.platform, wayan, "/page/first", "/page/second")).toBe("moved");
    expect(await movePage(shop.platform, wayan, "/page/second", "/page/third")).toBe("moved");
    for (const language of ["en-US", "id-ID"])
      for (const old of ["/page/first", "/Page/Second/"])
        expect(await ask(old, language)).toEqual({ pageUrl: null, pageContent: null, movedTo: "/page/third" });
    expect(await shown("/page/third")).toBe("Moved");
    expect(await movePage(shop.platform, wayan, "/page/third", "/page/first")).toBe("moved");
    expect(await shown("/page/first")).toBe("Moved");
    expect((await ask("/page/third"))?.movedTo).toBe("/page/first");
    await save("/page/second", "New", "published");
    expect(await shown("/page/second")).toBe("New");
    await withdrawPage(shop.platform, wayan, "/page/first");
    expect(await ask("/page/third")).toBeNull();
  });

  test("a page cannot move onto another, nor away from where the shop looks for it", async () => {
    await save("/page/a", "A", "published");
    await save("/page/b", "B", "published");
    await save("/page/home", "Home", "published");
    const move = (from: string, to: string) => movePage(shop.platform, wayan, from, to);
    expect(await move("/page/a", "/page/b")).toBe("address taken");
    expect(await move("/page/a", "/page/a")).toBe("address taken");
    expect(await move("/page/none", "/page/c")).toBe("no such page");
    for (const to of ["/", "/page/home", "/information/a", "/page/a b", "/page/ä"])
      expect(await move("/page/a", to)).toBe("no such address");
    expect(await move("/page/home", "/page/c")).toBe("no such address");
  });

  test("only editors change pages, and what is wrong with one is reported", async () => {
    const page = saying("/page/guarded", "No");
    expect(await savePage(shop.platform, rina, { page, as: "draft" })).toEqual({ result: "not allowed" });
    await save("/page/guarded", "Yes", "published");
    expect(await publishPage(shop.platform, rina, "/page/guarded", 1)).toBe("not allowed");
    expect(await withdrawPage(shop.platform, rina, "/page/guarded")).toBe("not allowed");
    expect(await movePage(shop.platform, rina, "/page/guarded", "/page/x")).toBe("not allowed");
    const content = { ...page.content, "id-ID": { h5: [], pc: [{ type: "text" as const, text: "" }] } };
    const importer = program("content-import");
    expect(await savePage(shop.platform, importer, { page: { ...page, pageUrl: "/?", content }, as: "draft" })).toEqual(
      {
        result: "invalid",
        problems: [
          "/ is no address of a page, such as /page/running",
          "id-ID, pc, block 1 (text), text: should not be empty",
        ],
      },
    );
    for (const [act, wanted] of [
      [publishPage(shop.platform, wayan, "/page/nothing"), "no such page"],
      [publishPage(shop.platform, wayan, "/page/guarded"), "nothing to publish"],
      [publishPage(shop.platform, wayan, "/page/guarded", 9), "no such version"],
      [withdrawPage(shop.platform, wayan, "/page/nothing"), "no such page"],
    ] as const)
      expect(await act).toBe(wanted);
  });
});
