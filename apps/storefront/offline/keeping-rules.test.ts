import { describe, expect, test } from "vitest";
import { pages } from "../platform/pages/pages.ts";
import { filesOf, keyOfPage, mayBeStored, whatIsAsked } from "./keeping-rules.ts";

const origin = "https://gelora.example";
const asked = (path: string, how: Partial<Pick<Request, "method" | "mode">> = {}) =>
  whatIsAsked({ method: "GET", mode: "navigate", url: new URL(path, origin).href, ...how }, origin);

describe("what is stored", () => {
  test.each(pages.map(({ path, audience }) => [path, audience] as const))(
    "the page %s, for %s, only if it is public",
    (path, audience) => {
      const address = path.replace("*", "some/page").replaceAll(/:\w+/g, "x1");
      for (const prefix of ["/", "/id/", "/en/"]) {
        const page = asked(prefix + address);
        expect(page).toMatchObject({ kind: "page", isPublic: audience === "public" });
        const data = asked(`${prefix}${address || "_root"}.data`, { mode: "cors" });
        expect(data).toMatchObject({ kind: "data", isPublic: audience === "public" });
      }
    },
  );

  test("what lies below a personal page is personal, whatever comes after", () => {
    for (const path of ["/account/new/page", "/checkout/1/2", "/ID/Account/Order", "/order/detail/%45"])
      expect(asked(path)).toMatchObject({ isPublic: false });
  });

  test("no preview, file for machines, outside address or sent form is a page to keep", () => {
    expect(asked("/?preview=true")).toMatchObject({ isPublic: false });
    for (const path of ["/preview/leave", "/blog/feed-en-US.xml", "/sitemap.xml", "/robots.txt", "/offline/en"])
      expect(asked(path)).toBeUndefined();
    expect(asked("https://shop.example/graphql")).toBeUndefined();
    expect(asked("/plp/footwear", { method: "POST" })).toBeUndefined();
    expect(asked("/plp/footwear", { mode: "cors" })).toBeUndefined();
  });

  test("data that is fetched ahead is no page that someone saw", () => {
    expect(asked("/pdp/raung/R1.data?_routes=routes%2Fproduct-named", { mode: "no-cors" })).toBeUndefined();
  });

  test("the document of a page shown by data alone is at the same address", () => {
    expect(asked("/id/pdp/raung/R1.data?skuCode=4&_routes=root", { mode: "cors" })).toEqual({
      kind: "data",
      address: "/id/pdp/raung/R1?skuCode=4",
      isPublic: true,
    });
    expect(asked("/id.data", { mode: "cors" })).toMatchObject({ address: "/id" });
  });
});

const answer = (status: number, rule: string | undefined, more: { type?: ResponseType; redirected?: boolean } = {}) =>
  ({
    status,
    type: more.type ?? "basic",
    redirected: more.redirected ?? false,
    headers: new Headers(rule ? { "cache-control": rule } : {}),
  }) as const;

test("an answer is stored only where the server says that it is the same for everyone", () => {
  expect(mayBeStored(answer(200, "no-cache"))).toBe(true);
  expect(mayBeStored(answer(200, "public, max-age=31536000, immutable"))).toBe(true);
  for (const rule of ["no-store", "private, no-cache", undefined]) expect(mayBeStored(answer(200, rule))).toBe(false);
  for (const status of [204, 206, 404, 410, 500, 503]) expect(mayBeStored(answer(status, "no-cache"))).toBe(false);
  expect(mayBeStored(answer(200, "no-cache", { type: "opaque" }))).toBe(false);
  expect(mayBeStored(answer(200, "no-cache", { redirected: true }))).toBe(false);
});

test("a campaign's address is the same page, a search is not", () => {
  expect(keyOfPage("/plp/search?q=bola&utm_source=mail&gclid=1", origin)).toBe(`${origin}/plp/search?q=bola`);
});

test("the files of a page are those that it names", () => {
  const html = `<link href="/assets/app-1.css"><script type="module">import "/assets/root-a_B.js";</script><img src="/img/drawn/a@400.webp"><link href="/assets/root-a_B.js">`;
  expect(filesOf(html)).toEqual(["/assets/app-1.css", "/assets/root-a_B.js"]);
});
