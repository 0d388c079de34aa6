import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFakeBrowser } from "../../testing/browser.ts";
import { testPage } from "../../testing/settings.ts";

const guest = { success: true, data: [{ token: "guest-token", visitorUniqueKey: "visitor", guestId: "1" }] };
let shop: ReturnType<typeof vi.fn<() => Promise<Response>>>;

beforeEach(() => {
  vi.resetModules();
  shop = vi.fn(async () => Response.json({ data: { guestInit: guest } }));
  vi.stubGlobal("fetch", shop);
});
afterEach(() => vi.unstubAllGlobals());

async function loadSession() {
  const { tellBrowserPage } = await import("../page/browser-page.ts");
  tellBrowserPage(testPage);
  return {
    ...(await import("./session.ts")),
    ...(await import("./sign-in-state.ts")),
    ...(await import("./client-state.ts")),
  };
}

test("[SES-01, SES-02, SES-04, STA-02, STA-03] a clean browser gets one guest session, stored as cookie and in local storage", async () => {
  const browser = useFakeBrowser();
  const { sessionReady } = await loadSession();
  await Promise.all([sessionReady(), sessionReady()]);
  expect(shop).toHaveBeenCalledTimes(1);
  expect(browser.cookies.get("guestId")).toBe("guest-token");
  expect(browser.local.get("guestId")).toBe("guest-token");
  expect(browser.local.get("visitorUniqueKey")).toBe("visitor");
});

test("[SES-01, SES-02] two tabs that open at once in a clean browser make one guest between them", async () => {
  const browser = useFakeBrowser();
  const first = await loadSession();
  vi.resetModules();
  const second = await loadSession();
  await Promise.all([first.sessionReady(), second.sessionReady()]);
  expect(shop).toHaveBeenCalledTimes(1);
  expect(browser.cookies.get("guestId")).toBe("guest-token");
});

test.each(["token", "guestId"])("[SES-03] with a stored %s no guest session is made", async (name) => {
  useFakeBrowser({ [name]: "kept" });
  const { sessionReady } = await loadSession();
  await sessionReady();
  expect(shop).not.toHaveBeenCalled();
});

test("a session that could not be made is tried again by the next call", async () => {
  useFakeBrowser();
  shop.mockRejectedValueOnce(new TypeError("network"));
  const { sessionReady } = await loadSession();
  await sessionReady();
  await sessionReady();
  expect(shop).toHaveBeenCalledTimes(2);
});

test("[SES-06~, GAP-01] an ended session clears token and user info from both places, and the shopper is a guest", async () => {
  const browser = useFakeBrowser();
  const { keepAccount, markLoggedIn, clearGuestFlag, forgetCredentials, clientState, setClientState } =
    await loadSession();
  keepAccount("member", { userCode: "U1", isGuest: false });
  markLoggedIn();
  clearGuestFlag();
  setClientState({ miniCartNum: 3 });
  expect(clientState()).toMatchObject({ isLogin: true, isGuest: false });
  expect([...browser.cookies.keys()].sort()).toEqual(["isLogin", "token", "userInfo"]);
  expect([...browser.local.keys()].sort()).toEqual(["token", "userInfo"]);
  forgetCredentials();
  expect(browser.cookies.size + browser.local.size).toBe(0);
  expect(clientState()).toMatchObject({ isLogin: false, isGuest: true, accountInfo: undefined, miniCartNum: 0 });
});

test.each([true, false])(
  "[SES-17, K05] a stored account is shown on the next page, a guest account (%s) as a guest",
  async (isGuest) => {
    useFakeBrowser({ token: "kept", userInfo: JSON.stringify({ isGuest }) });
    const { sessionReady, clientState } = await loadSession();
    await sessionReady();
    expect(clientState()).toMatchObject({ isLogin: true, isGuest });
  },
);
