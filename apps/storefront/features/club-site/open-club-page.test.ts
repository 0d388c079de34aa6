import { decodeSiteKey } from "@gelora/contracts/site-key.ts";
import { pageDone } from "@gelora/contracts/site-message.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellBrowserPage } from "../../platform/page/browser-page.ts";
import { useFakeBrowser as fakeBrowser } from "../../testing/browser.ts";
import { fakeShop } from "../../testing/loader.ts";
import { testPage, testSettings } from "../../testing/settings.ts";
import type { ClubPage } from "./data/page-address.ts";
import { openClubPage } from "./open-club-page.ts";

const siteKey = { success: true, userCode: "MC1", token: "t".repeat(43) };

function fakePopup() {
  const popup = { closed: false, close: () => Object.assign(popup, { closed: true }), location: { replace: vi.fn() } };
  return popup;
}

/** A window of the shop, in which popups open, or are blocked when there is none. */
function fakeWindow(popup: ReturnType<typeof fakePopup> | null) {
  const events = new EventTarget();
  const open = vi.fn((_address: string, _name: string, _features: string) => popup);
  const place = { screenX: 100, screenY: 0, outerWidth: 1280, outerHeight: 800 };
  const listening = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  vi.stubGlobal("window", { open, ...place, ...listening });
  const assign = vi.fn();
  vi.stubGlobal("location", { protocol: "http:", pathname: "/checkout/1", search: "?step=2", assign });
  vi.stubGlobal("history", { state: null });
  const hear = (message: object) => events.dispatchEvent(Object.assign(new Event("message"), message));
  const show = (persisted: boolean) => events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  return { open, assign, hear, show };
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser({ token: "token" });
  tellBrowserPage({ ...testPage, language: "id-ID" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function press(page: ClubPage, popup: ReturnType<typeof fakePopup> | null, answer: object = siteKey) {
  const asked = fakeShop({ mapClubSiteKey: { mapClubSiteKey: answer } });
  const browser = fakeWindow(popup);
  const [onClosed, onFailed] = [vi.fn(), vi.fn()];
  openClubPage(page, { onClosed, onFailed });
  return { asked, ...browser, onClosed, onFailed };
}

test("[PIN-03~] [PIN-04~] [STA-10] [CON-11~] the window opens within the press, 540 by 655, and then gets an address with a key", async () => {
  const popup = fakePopup();
  const { open, asked } = press("pin", popup);
  expect(open.mock.calls[0]?.[2]).toBe("popup,width=540,height=655,left=470,top=73");
  await vi.waitFor(() => expect(popup.location.replace).toHaveBeenCalledOnce());
  const address = new URL(String(popup.location.replace.mock.calls[0]?.[0]));
  expect(address.origin + address.pathname).toBe("http://mapclub.example/site/pin");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ lang: "id-ID", back: "/checkout/1?step=2" });
  const key = await decodeSiteKey(testSettings.clubSiteKey, address.searchParams.get("key") ?? "");
  expect(key).toEqual({ userCode: siteKey.userCode, token: siteKey.token });
  expect(asked[0]?.variables).toEqual({ page: "PIN" });
});

test("a shopper who has forgotten the PIN is led to the part of its page that helps", async () => {
  const popup = fakePopup();
  fakeShop({ mapClubSiteKey: { mapClubSiteKey: siteKey } });
  fakeWindow(popup);
  openClubPage("pin", { onClosed: vi.fn(), onFailed: vi.fn() }, "forgot");
  await vi.waitFor(() => expect(popup.location.replace).toHaveBeenCalledOnce());
  const address = new URL(String(popup.location.replace.mock.calls[0]?.[0]));
  expect(address.searchParams.get("step")).toBe("forgot");
});

test("the page for a new password needs no key", async () => {
  const popup = fakePopup();
  const { asked } = press("password", popup);
  await vi.waitFor(() => expect(popup.location.replace).toHaveBeenCalledOnce());
  expect(String(popup.location.replace.mock.calls[0]?.[0])).not.toContain("key=");
  expect(asked).toEqual([]);
});

test("only the window's own message of its own origin ends the visit, once", async () => {
  const popup = fakePopup();
  const { hear, onClosed } = press("pin", popup);
  await vi.waitFor(() => expect(popup.location.replace).toHaveBeenCalledOnce());
  const origin = "http://mapclub.example";
  hear({ source: popup, origin: "http://evil.example", data: pageDone });
  hear({ source: {}, origin, data: pageDone });
  hear({ source: popup, origin, data: { type: pageDone } });
  expect(onClosed).not.toHaveBeenCalled();
  hear({ source: popup, origin, data: pageDone });
  hear({ source: popup, origin, data: pageDone });
  popup.close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(onClosed.mock.calls).toEqual([[true]]);
});

test("a window that the shopper closes ends the visit as well, also before its key has come", async () => {
  const popup = fakePopup();
  const { onClosed } = press("pin", popup);
  popup.close();
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(onClosed.mock.calls).toEqual([[false]]));
  expect(popup.location.replace).not.toHaveBeenCalled();
});

test("where windows are blocked the page opens in this tab, and coming back by the browser's button ends the visit", async () => {
  const { assign, show, onClosed } = press("card", null);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(String(assign.mock.calls[0]?.[0])).toContain("back=%2Fcheckout%2F1%3Fstep%3D2");
  show(true);
  expect(onClosed.mock.calls).toEqual([[false]]);
});

test("without a key the window closes, and the caller learns why", async () => {
  const popup = fakePopup();
  const { onFailed, onClosed } = press("pin", popup, { success: false, code: "501", message: "Please link" });
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(onFailed.mock.calls[0]?.[0]).toMatchObject({ code: "501" });
  expect(popup.closed).toBe(true);
  expect(onClosed).not.toHaveBeenCalled();
});
