import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshMiniCart } from "../../features/cart/mini-cart.ts";
import { useFakeBrowser } from "../../testing/browser.ts";
import { fakeShop } from "../../testing/loader.ts";
import { testPage } from "../../testing/settings.ts";
import { tellBrowserPage } from "../page/browser-page.ts";
import { watchAccount } from "./account-watch.ts";
import { clientState, setClientState } from "./client-state.ts";

let browser: ReturnType<typeof useFakeBrowser>;
let tell: (event: { key: string | null }) => void;
let show: (event: { persisted: boolean }) => void;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  browser = useFakeBrowser({ guestId: "guest" });
  vi.stubGlobal("addEventListener", (name: string, listener: typeof tell & typeof show) => {
    if (name === "storage") tell = listener;
    else show = listener;
  });
  vi.stubGlobal("removeEventListener", vi.fn());
  tellBrowserPage(testPage);
  setClientState({ isLogin: false, isGuest: true, accountInfo: undefined, miniCartNum: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const standOn = (pathname: string) => vi.stubGlobal("location", { protocol: "http:", pathname, search: "", reload });

function signInElsewhere(): void {
  browser.cookies.set("token", "member");
  browser.cookies.set("userInfo", JSON.stringify({ userCode: "M1", firstName: "Sari", isGuest: false }));
  tell({ key: "token" });
  tell({ key: "userInfo" });
  browser.cookies.delete("guestId");
  tell({ key: "guestId" });
}

test("[STA-01~, SES-17] a sign-in in another tab shows here, and the member's cart is counted once", async () => {
  standOn("/");
  const asked = fakeShop({ miniCartNumber: { miniCartNumber: { count: 4 } } });
  watchAccount(refreshMiniCart);
  signInElsewhere();
  await vi.runAllTimersAsync();
  expect(clientState()).toMatchObject({
    isLogin: true,
    isGuest: false,
    accountInfo: { firstName: "Sari" },
    miniCartNum: 4,
  });
  expect(asked.map(({ headers }) => headers.get("auth-token"))).toEqual(["member"]);
  expect(reload).not.toHaveBeenCalled();
});

test("[STA-01~, SES-10] a page of one person alone is reloaded when someone else signs in or they sign out", async () => {
  standOn("/account/order");
  fakeShop({});
  watchAccount(refreshMiniCart);
  browser.cookies.clear();
  tell({ key: "token" });
  await vi.runAllTimersAsync();
  expect(clientState()).toMatchObject({ isLogin: false, isGuest: true, accountInfo: undefined });
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a name that was changed in another tab is shown; nothing is asked and nothing is loaded for it", async () => {
  standOn("/account/settings");
  const asked = fakeShop({});
  watchAccount(refreshMiniCart);
  browser.cookies.set("token", "member");
  browser.cookies.set("userInfo", JSON.stringify({ userCode: "M1", firstName: "Dewi" }));
  tell({ key: "userInfo" });
  tell({ key: "gt-local" });
  await vi.runAllTimersAsync();
  expect(clientState().accountInfo).toMatchObject({ firstName: "Dewi" });
  expect([asked.length, reload.mock.calls.length]).toEqual([0, 0]);
});

test("a page that comes back as it was left shows who is signed in by now, and counts their cart", async () => {
  standOn("/plp/footwear");
  const asked = fakeShop({ miniCartNumber: { miniCartNumber: { count: 2 } } });
  watchAccount(refreshMiniCart);
  show({ persisted: false });
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  browser.cookies.set("userInfo", JSON.stringify({ userCode: "M1", firstName: "Sari", isGuest: false }));
  browser.cookies.set("token", "member");
  show({ persisted: true });
  await vi.runAllTimersAsync();
  expect(clientState()).toMatchObject({ accountInfo: { firstName: "Sari" }, miniCartNum: 2 });
  expect(reload).not.toHaveBeenCalled();
});
