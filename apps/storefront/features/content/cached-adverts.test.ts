import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFakeBrowser } from "../../testing/browser.ts";
import { cacheAdverts, cachedOrLoadedAdverts } from "./cached-adverts.ts";

const session = new Map<string, string>();
beforeEach(() => {
  session.clear();
  vi.useFakeTimers({ toFake: ["Date"] });
  useFakeBrowser({}, session);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const card = {
  code: "A1",
  name: "Raung",
  brand: "",
  address: "/pdp/A1",
  media: "",
  sale: 1,
  list: 1,
  colours: [],
  sizes: [],
  soldOut: false,
};
const page = (text: string) => ({ blocks: [{ type: "text", text } as const] });

test.each(["/", "/page/sale"])(
  "[HOM-10, STA-05, Q56] the adverts of %s are asked for once in a session",
  async (path) => {
    const load = vi.fn(async () => page("asked"));
    await cachedOrLoadedAdverts(path, load);
    vi.setSystemTime(Date.now() + 5 * 3_600_000);
    expect(await cachedOrLoadedAdverts(path, load)).toEqual(page("asked"));
    expect(load).toHaveBeenCalledTimes(1);
    session.clear();
    await cachedOrLoadedAdverts(path, load);
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test("[HOM-10~] goods on a page are at most five minutes old, however often it is shown", async () => {
  const shelf = { type: "products", title: "New", link: "", linkText: "", products: [card] } as const;
  const load = vi.fn(async () => ({ blocks: [shelf] }));
  for (const minutes of [0, 4, 0.9, 0.2, 4]) {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    cacheAdverts("/", await cachedOrLoadedAdverts("/", load));
  }
  expect(load).toHaveBeenCalledTimes(2);
});

test("[HOM-10~] a new version of the shop asks again", async () => {
  const load = vi.fn(async () => page("asked"));
  for (const version of ["a1", "a1", "b2"]) {
    vi.stubGlobal("__reactRouterManifest", { version });
    await cachedOrLoadedAdverts("/", load);
  }
  expect(load).toHaveBeenCalledTimes(2);
});

test("[K44] another path, language or device class is another content", async () => {
  cacheAdverts("/", page("english"));
  const load = async () => page("asked");
  expect(await cachedOrLoadedAdverts("/", load)).toEqual(page("english"));
  expect(await cachedOrLoadedAdverts("/page/sale", load)).toEqual(page("asked"));
  useFakeBrowser({ "gt-local": "id-ID" }, session);
  expect(await cachedOrLoadedAdverts("/", load)).toEqual(page("asked"));
});

test("a preview is asked for each time, and a page that is no landing page too", async () => {
  const load = vi.fn(async () => page("draft"));
  await cachedOrLoadedAdverts("http://gelora.example/page/sale?preview=true", load);
  await cachedOrLoadedAdverts("http://gelora.example/page/sale?preview=true", load);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await cachedOrLoadedAdverts("/page/sale", async () => page("public"))).toEqual(page("public"));
  const listing = vi.fn(async () => ({ kind: "listing" }) as const);
  await cachedOrLoadedAdverts("/sandals.html", listing);
  await cachedOrLoadedAdverts("/sandals.html", listing);
  expect(listing).toHaveBeenCalledTimes(2);
});

test.each([
  ["no blocks", { blocks: [] }],
  [
    "a rail without goods",
    { blocks: [{ type: "products", title: "New", link: "", linkText: "", products: [] } as const] },
  ],
])("a page with %s is not cached", async (_what, data) => {
  const load = vi.fn(async () => data);
  await cachedOrLoadedAdverts("/", load);
  await cachedOrLoadedAdverts("/", load);
  expect(load).toHaveBeenCalledTimes(2);
});
