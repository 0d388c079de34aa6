import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFakeBrowser as fakeBrowser } from "../../testing/browser.ts";
import { testPage } from "../../testing/settings.ts";
import { graphql } from "../gateway/document.ts";
import { tellBrowserPage } from "../page/browser-page.ts";
import { refreshAccountInfo } from "./account-info.ts";
import { clientState } from "./client-state.ts";
import { callClub } from "./club-client.ts";
import { forgetCredentials } from "./session.ts";
import { setLeaveFor } from "./session-call.ts";
import { takeEnd } from "./session-end.ts";
import { callShop } from "./shop-client.ts";
import { keepAccount } from "./sign-in-state.ts";

const miniCart = graphql(`
  query miniCartNumber { miniCartNumber { count } }
`);
const ended = { errors: [{ message: "Your session has ended.", extensions: { code: "0002" } }] };
const accountNeeded = { errors: [{ message: "Please sign in.", extensions: { code: "ACCOUNT_NEEDED", details: {} } }] };
const counted = { data: { miniCartNumber: { count: 2 } } };
const leave = vi.fn();

let browser: ReturnType<typeof fakeBrowser>;

function openBrowser(stored: Readonly<Record<string, string>>, pathname = "/"): void {
  browser = fakeBrowser(stored);
  vi.stubGlobal("location", { protocol: "http:", pathname, search: "?deliveryType=11" });
}

/** @param answers one per call; the last one repeats */
function shopThatAnswers(...answers: (object | (() => object))[]) {
  const asked: { name: string; token: string | null; credentials: string | undefined }[] = [];
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    const token = new Headers(init.headers).get("auth-token");
    asked.push({ name: JSON.parse(String(init.body)).operationName, token, credentials: init.credentials });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Response.json(typeof answer === "function" ? answer() : answer);
  });
  return asked;
}

beforeEach(() => {
  leave.mockReset();
  setLeaveFor(leave);
  tellBrowserPage(testPage);
  openBrowser({});
  forgetCredentials();
});
afterEach(() => vi.unstubAllGlobals());

const isStored = (name: string) => browser.cookies.has(name) || browser.local.has(name);

test("[SES-05, OPS-04, K03] a member's calls carry their token, a guest's the guest id; both bring the cookie", async () => {
  openBrowser({ guestId: "guest" });
  const asked = shopThatAnswers(counted);
  await callShop(miniCart, {});
  keepAccount("member", { userCode: "M1", isGuest: false });
  await callShop(miniCart, {});
  expect(asked.map(({ token }) => token)).toEqual(["guest", "member"]);
  expect(asked.map(({ credentials }) => credentials)).toEqual(["include", "include"]);
});

test("[OPS-06~] a call to the club has its address, the token, and the cookie that the token is bound to", async () => {
  openBrowser({ token: "member", userInfo: "{}" });
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json(counted));
  vi.stubGlobal("fetch", fetched);
  expect(await callClub(miniCart, {})).toMatchObject({ ok: true });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("http://club.example/loyalty/graphql?operationName=miniCartNumber");
  expect(init).toMatchObject({ credentials: "include", headers: { "auth-token": "member", language: "en-US" } });
});

test("a club that does not answer is the club's failure: unreachable, or slow after the timeout of its own", async () => {
  openBrowser({ token: "member", userInfo: "{}" });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no route");
  });
  expect(await callClub(miniCart, {})).toMatchObject({ failure: { kind: "network", code: "CLUB_UNAVAILABLE" } });
  vi.stubGlobal("fetch", (_address: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  });
  const begin = performance.now();
  expect(await callClub(miniCart, {}, 50)).toMatchObject({ failure: { kind: "network", code: "CLUB_SLOW" } });
  expect(performance.now() - begin).toBeLessThan(1000);
});

test.each(["/", "/plp/footwear", "/login"])(
  "[SES-06~, SES-08, SES-11, ERR-10] on %s an ended session is forgotten and leads nowhere; the next call is a guest's",
  async (pathname) => {
    openBrowser({ token: "old", userInfo: "{}", isLogin: "true" }, pathname);
    browser.local.set("token", "old").set("userInfo", "{}");
    const guest = { data: { guestInit: { data: [{ token: "new-guest", visitorUniqueKey: "v" }] } } };
    const asked = shopThatAnswers(ended, guest, counted);
    expect(await callShop(miniCart, {})).toMatchObject({ ok: false, failure: { kind: "session-ended" } });
    expect(["token", "userInfo", "isLogin"].filter(isStored)).toEqual([]);
    expect(leave).not.toHaveBeenCalled();
    expect(await callShop(miniCart, {})).toMatchObject({ ok: true });
    expect(asked.at(-1)?.token).toBe("new-guest");
  },
);

test("[SES-06~, SES-07, ERR-10] on a closed route it leads to the login, once the credentials are gone", async () => {
  openBrowser({ token: "old", userInfo: "{}" }, "/account/order");
  shopThatAnswers(ended);
  leave.mockImplementation(() => expect(isStored("token")).toBe(false));
  await callShop(miniCart, {});
  expect(leave.mock.calls).toEqual([["/login?redirectUrl=%2Faccount%2Forder%3FdeliveryType%3D11"]]);
  expect([takeEnd(), takeEnd()]).toEqual([true, false]);
});

test("[SES-06~] a guest's call that was on its way while they signed in takes nothing from the member", async () => {
  openBrowser({ guestId: "guest" });
  const asked = shopThatAnswers(() => {
    keepAccount("member", { userCode: "M1", isGuest: false });
    return ended;
  }, counted);
  expect(await callShop(miniCart, {})).toMatchObject({ ok: true, value: { miniCartNumber: { count: 2 } } });
  expect(asked.map(({ token }) => token)).toEqual(["guest", "member"]);
  expect(browser.cookies.get("token")).toBe("member");
});

test("[SES-11] a guest whose session has ended gets a new one with the next call", async () => {
  openBrowser({ guestId: "old" });
  const guest = { data: { guestInit: { data: [{ token: "new-guest", visitorUniqueKey: "v" }] } } };
  const asked = shopThatAnswers(ended, ended, guest, counted);
  expect(await callShop(miniCart, {})).toMatchObject({ ok: false });
  expect(await callShop(miniCart, {})).toMatchObject({ ok: true });
  expect(asked.map(({ token }) => token)).toEqual(["old", "old", null, "new-guest"]);
});

test("[SES-06~] a refusal that comes after someone else has signed in leaves theirs alone", async () => {
  openBrowser({ token: "old" }, "/account/order");
  const signInElsewhere = (token: string) => () => {
    keepAccount(token, { userCode: "M2", isGuest: false });
    return ended;
  };
  shopThatAnswers(signInElsewhere("new"), signInElsewhere("newer"));
  await callShop(miniCart, {});
  expect(browser.cookies.get("token")).toBe("newer");
  expect(leave).not.toHaveBeenCalled();
});

test("[SES-10, K04] a guest who asks for what needs an account is led to the login and keeps their cart", async () => {
  openBrowser({ guestId: "guest" }, "/account/order");
  shopThatAnswers(accountNeeded);
  await callShop(miniCart, {});
  expect(browser.cookies.get("guestId")).toBe("guest");
  expect(leave).toHaveBeenCalledTimes(1);
});

test("[SES-18, LGN-19] on load a member's account info is brought up to date, in both places; the token stays in it", async () => {
  openBrowser({
    token: "member",
    userInfo: JSON.stringify({ userAuthToken: "member", firstName: "Sari", isGuest: false }),
  });
  const asked = shopThatAnswers({ data: { userInfo: { firstName: "Dewi", userCode: "M1", isGuest: false } } });
  await refreshAccountInfo();
  expect(asked.map(({ name }) => name)).toEqual(["userInfo"]);
  const kept = { userAuthToken: "member", firstName: "Dewi", userCode: "M1", isGuest: false };
  for (const place of [browser.cookies, browser.local]) expect(JSON.parse(place.get("userInfo") ?? "")).toEqual(kept);
  expect(clientState().accountInfo).toEqual(kept);
});

test.each([
  ["a visitor", { guestId: "guest" }],
  ["a guest account", { guestId: "guest", token: "account", userInfo: '{"isGuest":true}' }],
])("[SES-18] %s makes no call for account info", async (_who, stored) => {
  openBrowser(stored);
  const asked = shopThatAnswers(counted);
  await refreshAccountInfo();
  expect(asked).toEqual([]);
});
