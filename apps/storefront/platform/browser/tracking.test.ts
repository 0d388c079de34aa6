import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFakeBrowser } from "../../testing/browser.ts";
import { testPage } from "../../testing/settings.ts";
import { tellBrowserPage } from "../page/browser-page.ts";
import { campaignOf, flushTracking, forgetTracking, track, trackingQueue, withdrawVisit } from "./tracking.ts";
import { currentVisit, forgetVisit } from "./visit.ts";

const collectorUrl = "https://shop.test/collector/events";
const sent = vi.fn(async (_address: string, _request: RequestInit) => new Response());

beforeEach(() => {
  sent.mockClear();
  trackingQueue.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

function useBrowserWhere(cookies: Record<string, string>) {
  const browser = useFakeBrowser(cookies);
  tellBrowserPage({ ...testPage, settings: { ...testPage.settings, collectorUrl } });
  vi.stubGlobal("fetch", sent);
  return browser;
}

const eventsSent = (): unknown[] => sent.mock.calls.flatMap(([, { body }]) => JSON.parse(String(body)));

test("[TRK-06~] what fails before the page is hydrated waits until it is known where to send it", () => {
  useFakeBrowser({ "accept-consent": "1" });
  track({ name: "error", message: "early", path: "/" });
  flushTracking();
  expect(trackingQueue).toMatchObject([{ message: "early" }]);
});

test("[TRK-03, STA-04] any campaign parameter makes a set of its own; without one there is none to keep", () => {
  expect(campaignOf("?utm_source=wa&utm_campaign=lari&x=1")).toBe('{"utm_source":"wa","utm_campaign":"lari"}');
  expect(campaignOf("?x=1")).toBeUndefined();
});

test("[TRK-01~] events of a shopper who agreed go to the collector together, each with an id, without cookies", async () => {
  useBrowserWhere({ "accept-consent": "1" });
  track({ name: "page_view", path: "/" });
  track({ name: "login", kind: "member" });
  flushTracking();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]).toMatchObject([collectorUrl, { credentials: "omit", keepalive: true, method: "POST" }]);
  const [view, login] = eventsSent();
  const visit = { clientId: expect.stringMatching(/^\d+\.\d+$/), sessionId: expect.stringMatching(/^\d+$/) };
  expect(login).toMatchObject({ name: "login", path: expect.stringMatching(/^\//) });
  expect(view).toMatchObject({ name: "page_view", path: "/", id: expect.stringMatching(/.{36}/), ...visit });
  expect(login).toMatchObject({ name: "login", kind: "member", ...visit });
  expect(trackingQueue).toEqual([]);
});

test("no message has more events than the collector takes, and none of them is lost", async () => {
  useBrowserWhere({ "accept-consent": "1" });
  for (let number = 0; number < 60; number += 1) track({ name: "error", message: `fault ${number}`, path: "/" });
  flushTracking();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
  expect(sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)).length)).toEqual([25, 25, 10]);
  expect(sent.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false, false]);
  expect(eventsSent()).toMatchObject(Array.from({ length: 60 }, (_, number) => ({ message: `fault ${number}` })));
});

test.each([[{ "accept-consent": "0" }], [{}]])(
  "[TRK-01~] with the answer %o nothing is sent or noted",
  async (cookies) => {
    const browser = useBrowserWhere(cookies);
    track({ name: "page_view", path: "/" });
    flushTracking();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).not.toHaveBeenCalled();
    expect(currentVisit()).toBeUndefined();
    expect([...browser.local.keys()]).toEqual([]);
  },
);

test("anyone who takes the consent back is a first-time visitor afterwards, and what waited is forgotten", () => {
  useBrowserWhere({ "accept-consent": "1" });
  const before = currentVisit();
  expect(currentVisit()).toEqual(before);
  track({ name: "page_view", path: "/" });
  forgetTracking();
  forgetVisit();
  expect(trackingQueue).toEqual([]);
  expect(currentVisit()?.clientId).not.toBe(before?.clientId);
});

test("the collector hears that the consent was taken back, by the visitors who were counted and by nothing else", async () => {
  const { cookies, local } = useBrowserWhere({ "accept-consent": "1" });
  const visit = currentVisit();
  if (!visit) throw new Error("nobody is counted");
  cookies.set("accept-consent", "0");
  forgetVisit();
  withdrawVisit(visit);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(eventsSent()).toEqual([{ name: "withdrawal", at: expect.any(String), id: expect.any(String), ...visit }]);
  expect(sent.mock.calls[0]).toMatchObject([collectorUrl, { credentials: "omit", keepalive: true }]);
  expect([...local.keys()]).toEqual([]);
});
