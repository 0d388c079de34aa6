import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StoredPage } from "../modules/content/content.ts";
import { onePage, savePage } from "../modules/content/testing/pages.ts";
import { makePreview } from "../modules/previews/previews.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

const merchant = { kind: "staff", staffCode: "wayan", roles: ["merchandising"] } as const;
const launch: StoredPage = {
  pageUrl: "/launch",
  content: onePage,
  scheduled: true,
  publishAt: new Date("2100-01-01"),
  withdrawAt: null,
};
const draft = [{ type: "text" as const, text: "draft" }];

describe.each(testEngines)("previews of pages on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const ask = async (preview: boolean, token?: string) => {
    const query = `query ($input: GetPageByUrlInput!) { getPageByUrl(getPageByUrlInput: $input) { pageContent scheduledStatus } }`;
    const input = { pageUrl: "/launch", deviceType: "pc", preview };
    const headers = { language: "en-US", ...(token ? { "preview-token": token } : {}) };
    const payload = { query, variables: { input } };
    const answer = await shop.server.inject({ method: "POST", url: "/graphql", headers, payload });
    return answer.json<{ data: { getPageByUrl: { pageContent: string; scheduledStatus: string } | null } }>().data
      .getPageByUrl;
  };

  test("[HOM-05] [Q53] a preview sees the draft, and what is not published yet; without a preview's link nobody does", async () => {
    await savePage(shop.platform, launch);
    const made = await makePreview(shop.platform, merchant, { validHours: 2, page: "/launch" });
    if (typeof made === "string") throw new Error(made);
    const link = new URL(made.link);
    expect(link.searchParams.get("to")).toBe("/launch?preview=true");
    const token = link.searchParams.get("key") ?? "";
    expect(await ask(true, token)).toMatchObject({ scheduledStatus: "1" });
    await savePage(shop.platform, { ...launch, draft: true, content: { ...onePage, "en-US": { h5: [], pc: draft } } });
    expect((await ask(true, token))?.pageContent).toBe(JSON.stringify({ "en-US": { pc: draft } }));
    for (const [preview, key] of [[true], [false], [false, token]] as const) expect(await ask(preview, key)).toBeNull();
  });
});
