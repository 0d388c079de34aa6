import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { namePage, savePage } from "./content.ts";
import { newPage } from "./testing/pages.ts";

const wayan = { kind: "staff", staffCode: "wayan", roles: ["merchandising"] } as const;
const always = { scheduled: false, publishAt: null, withdrawAt: null } as const;
const numbers = [1, 2, 3, 4, 5, 6];

describe.skipIf(!hasTestPostgres)("pages that want one address at once, on PostgreSQL", { timeout: 120_000 }, () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("postgresql");
  });
  afterAll(() => shop.close());

  const save = (pageUrl: string) =>
    savePage(shop.platform, wayan, { page: { ...always, ...newPage(pageUrl) }, as: "published" });

  test("of six pages one gets the slug, and five get the error that it is taken", async () => {
    for (const n of numbers) await save(`/page/want-${n}`);
    const answers = await Promise.all(
      numbers.map((n) => namePage(shop.platform, wayan, `/page/want-${n}`, { "id-ID": "mau" })),
    );
    expect(answers.toSorted()).toEqual([...Array.from({ length: 5 }, () => "address taken"), "named"]);
  });

  test("a slug and a new page never stand at the same address, whichever comes first", async () => {
    for (const n of numbers) {
      await save(`/page/turn-${n}`);
      const [named, saved] = await Promise.all([
        namePage(shop.platform, wayan, `/page/turn-${n}`, { "id-ID": `giliran-${n}` }),
        save(`/page/giliran-${n}`),
      ]);
      expect([named === "named", saved.result === "saved"].filter(Boolean), `${named} ${saved.result}`).toHaveLength(1);
    }
  });
});
