import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { actsOn } from "../journal/journal.ts";
import { listVersions, publishPage, savePage } from "./content.ts";
import type { StoredPage } from "./domain/stored-page.ts";
import { contentTables, updatePage } from "./storage/pages.ts";

const wayan = { kind: "staff", staffCode: "wayan", roles: ["merchandising"] } as const;
const made = { kind: "staff", staffCode: "made", roles: ["merchandising"] } as const;
const editors = [wayan, made];
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const saying = (pageUrl: string, words: string): StoredPage => {
  const blocks = [{ type: "text" as const, title: words, text: words }];
  const content = { "en-US": { h5: blocks, pc: blocks }, "id-ID": { h5: blocks, pc: blocks } };
  return { pageUrl, content, scheduled: false, publishAt: null, withdrawAt: null };
};

describe.skipIf(!hasTestPostgres)("two editors of one page at once, on PostgreSQL", { timeout: 120_000 }, () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("postgresql");
  });
  afterAll(() => shop.close());

  const save = (pageUrl: string, n: number, as: "draft" | "published") =>
    savePage(shop.platform, editors[n % 2] ?? wayan, { page: saying(pageUrl, `Words ${n}`), as });
  const rowOf = (pageUrl: string) =>
    contentTables(shop.platform)
      .selectFrom("content_pages")
      .selectAll()
      .where("page_url", "=", pageUrl)
      .executeTakeFirstOrThrow();

  test("each of ten saves at once is a version of its own, and the last of them is shown", async () => {
    const saved = await Promise.all(numbers.map((n) => save("/page/saved", n, "published")));
    const versions = saved.map((one) => ("version" in one ? one.version : one.result));
    expect(versions.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers);
    expect(await listVersions(shop.platform, "/page/saved")).toHaveLength(10);
    expect(await rowOf("/page/saved")).toMatchObject({ last_version: 10, published_version: 10, draft_version: null });
  });

  test("of ten who publish one draft at once, one has published it and nine learn that it is done", async () => {
    await save("/page/shown", 1, "draft");
    const answers = await Promise.all(
      numbers.map((n) => publishPage(shop.platform, editors[n % 2] ?? wayan, "/page/shown")),
    );
    expect(answers.toSorted()).toEqual([...Array.from({ length: 9 }, () => "nothing to publish"), "published"]);
    const acts = await actsOn(shop.platform, { kind: "page", code: "/page/shown" });
    expect(acts.filter(({ act }) => act === "page.published")).toHaveLength(1);
  });

  test("a draft that is saved while the one before is published stays, whichever comes first", async () => {
    for (const n of numbers) {
      const pageUrl = `/page/turn-${n}`;
      await save(pageUrl, 1, "draft");
      const [published, saved] = await Promise.all([
        publishPage(shop.platform, wayan, pageUrl),
        save(pageUrl, 2, "draft"),
      ]);
      expect([published, saved]).toEqual(["published", { result: "saved", version: 2 }]);
      const { published_version: shown, draft_version: draft } = await rowOf(pageUrl);
      expect([
        [1, 2],
        [2, null],
      ]).toContainEqual([shown, draft]);
    }
  });

  test("without the lock of the row two would publish one draft: the test can fail", async () => {
    await save("/page/loose", 1, "draft");
    const publishLoosely = async () => {
      const row = await rowOf("/page/loose");
      await sql`select pg_sleep(0.05)`.execute(shop.platform.database.tables());
      if (row.draft_version === null) return "nothing to publish";
      await updatePage(shop.platform, row.page_id, { publishedVersion: row.draft_version, draftVersion: null });
      return "published";
    };
    const answers = await Promise.all(numbers.map(publishLoosely));
    expect(answers.filter((answer) => answer === "published").length).toBeGreaterThan(1);
  });
});
