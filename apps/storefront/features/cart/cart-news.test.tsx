import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellBrowserPage } from "../../platform/page/browser-page.ts";
import { showStoredAccount } from "../../platform/session/session.ts";
import { signOut } from "../../platform/session/sign-out.ts";
import { useFakeBrowser } from "../../testing/browser.ts";
import { fakeShop } from "../../testing/loader.ts";
import { renderPage } from "../../testing/page.tsx";
import { testPage } from "../../testing/settings.ts";
import { type CartNews, mergeLeftGuestCart } from "./guest-cart.ts";
import { storedCartNews, useCartNews } from "./use-cart-news.ts";

const shown = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock("../../platform/browser/toasts.ts", () => ({ showToast: shown.toast }));

const notes = new Map<string, string>();
const go = vi.fn();

beforeEach(async () => {
  shown.toast.mockReset();
  go.mockReset();
  notes.clear();
});
afterEach(() => vi.unstubAllGlobals());

function useBrowserWith(stored: Readonly<Record<string, string>>) {
  const browser = useFakeBrowser(stored);
  vi.stubGlobal("location", { protocol: "http:", pathname: "/", search: "", assign: go });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("window", { addEventListener: () => {} });
  const storage = {
    getItem: (name: string) => notes.get(name) ?? null,
    removeItem: (name: string) => notes.delete(name),
  };
  vi.stubGlobal(
    "sessionStorage",
    new Proxy(
      { ...storage, setItem: (name: string, value: string) => notes.set(name, value) },
      { ownKeys: () => [...notes.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
    ),
  );
  tellBrowserPage(testPage);
  showStoredAccount();
  return browser;
}

function tell(news: readonly CartNews[], hadGoods = true, language: "en-US" | "id-ID" = "en-US"): string[] {
  const hold = vi.fn<(tellNews: ReturnType<typeof useCartNews>) => void>();
  function Probe() {
    hold(useCartNews());
    return null;
  }
  renderPage(<Probe />, { language });
  hold.mock.calls[0]?.[0](news, hadGoods);
  return shown.toast.mock.calls.map(([text]) => String(text));
}

const cut: CartNews = { code: "QUANTITY_CUT", name: "Raung 5", from: 7, to: 5 };

test("[CRT-14] what the merge of two carts cut is shown on the next page and once more in the cart", async () => {
  useBrowserWith({ token: "member" });
  const texts = tell([cut, { code: "SOLD_OUT", name: "Kilat", from: undefined, to: undefined }]);
  expect(texts).toEqual([
    "Raung 5: your cart now has 5 instead of 7, as many as you can order.",
    "Kilat in your cart has sold out.",
  ]);
  expect(storedCartNews()).toMatchObject([cut, { code: "SOLD_OUT", name: "Kilat" }]);
});

test.each(["en-US", "id-ID"] as const)(
  "[CRT-14] what was cut names no stock, since five of one sku may be the reason, in %s",
  (language) => {
    useBrowserWith({ token: "member" });
    const [text] = tell([cut], true, language);
    expect(text).toMatch(/^Raung 5: /);
    expect(text).not.toMatch(/available|stock|stok|tersedia/i);
  },
);

test("[CRT-14] a merge that took nothing away is shown only where there was something to merge", async () => {
  useBrowserWith({ token: "member" });
  expect(tell([], false)).toEqual([]);
  expect(tell([], true, "id-ID")).toEqual(["Barang yang kamu pilih sebagai tamu sudah ada di keranjang."]);
});

test("[LGN-06] a guest's cart that was left over is merged with the next load, and the guest's id goes then", async () => {
  const member = JSON.stringify({ userCode: "M1", isGuest: false });
  const browser = useBrowserWith({ token: "member", userInfo: member, guestId: "guest" });
  fakeShop({});
  expect(await mergeLeftGuestCart()).toBeUndefined();
  expect(browser.cookies.get("guestId")).toBe("guest");
  const cart = { cartInit: { notices: [], itemList: [] } };
  const asked = fakeShop({ cartInit: cart });
  expect(await mergeLeftGuestCart()).toEqual([]);
  expect(asked[0]?.variables).toEqual({ guestId: "guest" });
  expect(browser.cookies.has("guestId")).toBe(false);
  expect(await mergeLeftGuestCart()).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test.each([
  ["a guest", { guestId: "guest" }],
  ["a guest account", { token: "account", guestId: "guest", userInfo: JSON.stringify({ isGuest: true }) }],
])("[LGN-06, K05] nothing of %s is merged", async (_who, stored) => {
  useBrowserWith(stored);
  const asked = fakeShop({});
  expect(await mergeLeftGuestCart()).toBeUndefined();
  expect(asked).toHaveLength(0);
});

test.each([
  ["answers", { logout: { logout: { success: true } } }],
  ["is silent", {}],
])(
  "[GAP-01] signing out leaves nothing of the account in the browser, also when the shop %s",
  async (_how, answers) => {
    const userInfo = JSON.stringify({ userCode: "M1", isGuest: false });
    const browser = useBrowserWith({ token: "member", userInfo, isLogin: "true" });
    notes.set("personal:checkout-address:M1", "Jalan Braga").set("campaign", "{}");
    const asked = fakeShop(answers);
    await Promise.all([signOut(), signOut()]);
    expect(asked.map(({ operationName }) => operationName)).toEqual(["logout"]);
    expect(["token", "userInfo", "isLogin"].filter((name) => browser.cookies.has(name))).toEqual([]);
    expect([...notes.keys()]).toEqual(["campaign"]);
    expect(go).toHaveBeenCalledWith("/");
  },
);
