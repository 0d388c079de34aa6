import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { trackingQueue } from "../../../platform/browser/tracking.ts";
import { tellBrowserPage } from "../../../platform/page/browser-page.ts";
import { clientState, setClientState } from "../../../platform/session/client-state.ts";
import { sessionReady } from "../../../platform/session/session.ts";
import { useFakeBrowser } from "../../../testing/browser.ts";
import { fakeShop } from "../../../testing/loader.ts";
import { testPage } from "../../../testing/settings.ts";
import { signInSteps } from "./sign-in-steps.ts";

const member = { userAuthToken: "member-token", userCode: "M1", firstName: "Sari", isGuest: false };
const cart = {
  notices: [{ cartItemId: "line-1", code: "QUANTITY_CUT", from: 7, to: 5 }],
  itemList: [{ cartItemId: "line-1", productName: "Raung 5" }],
};

let browser: ReturnType<typeof useFakeBrowser>;
let journal: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  trackingQueue.length = 0;
  browser = useFakeBrowser({ guestId: "guest-token" });
  tellBrowserPage(testPage);
  await sessionReady();
  setClientState({ isLogin: false, isGuest: true, accountInfo: undefined, miniCartNum: 2 });
  journal = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The browser's storage at this moment. */
const state = () => ({
  events: trackingQueue.map(({ name }) => name),
  guestId: browser.cookies.get("guestId"),
  loginCookie: browser.cookies.get("isLogin"),
  isLogin: clientState().isLogin,
  isGuest: clientState().isGuest,
});

function shopThatNotes(merge: object | (() => object) = { cartInit: cart }) {
  const moments: Record<string, ReturnType<typeof state>> = {};
  const noting = (name: string, answer: object | (() => object)) => () => {
    journal.push(name);
    moments[name] = state();
    return typeof answer === "function" ? answer() : { data: answer };
  };
  const asked = fakeShop({
    cartInit: noting("merge", merge),
    miniCartNumber: noting("count", { miniCartNumber: { count: 5 } }),
  });
  return { asked, moments };
}

const steps = (account: typeof member) => {
  const tellCartNews = vi.fn(() => void journal.push("tell"));
  const leave = vi.fn(async () => {
    journal.push("leave");
  });
  return { done: signInSteps(account, { tellCartNews, leave }), tellCartNews };
};

test("[LGN-05, LGN-06, LGN-07] the event comes first, then the merge with the guest's id and the member's token, then the count", async () => {
  const { asked, moments } = shopThatNotes();
  await steps(member).done;
  expect(journal).toEqual(["merge", "count", "tell", "leave"]);
  expect(asked[0]).toMatchObject({ operationName: "cartInit", variables: { guestId: "guest-token" } });
  expect(asked[0]?.headers.get("auth-token")).toBe("member-token");
  const untouched = {
    events: ["login"],
    guestId: "guest-token",
    loginCookie: undefined,
    isLogin: false,
    isGuest: true,
  };
  expect(moments.merge).toEqual(untouched);
  expect(moments.count).toEqual(untouched);
  expect(clientState().miniCartNum).toBe(5);
});

test("[LGN-12] event, merge, count, logged in, guest id removed, flag cleared and navigation come in this order", async () => {
  shopThatNotes();
  const tracked = vi.spyOn(trackingQueue, "push").mockImplementation(({ name }) => journal.push(name));
  const { cookies } = browser;
  const [set, remove] = [cookies.set.bind(cookies), cookies.delete.bind(cookies)];
  const note = (step: string) => journal.push(`${step}, ${clientState().isGuest ? "a guest" : "no guest"}`);
  cookies.set = (name, value) => {
    if (name === "isLogin") note("logged in");
    set(name, value);
    return cookies;
  };
  cookies.delete = (name) => {
    if (name === "guestId") note("guest id removed");
    return remove(name);
  };
  await signInSteps(member, { tellCartNews: vi.fn(), leave: async () => void note("leaves") });
  tracked.mockRestore();
  const order = ["login", "merge", "count", "logged in, a guest", "guest id removed, a guest", "leaves, no guest"];
  expect(journal).toEqual(order);
});

test("[LGN-08, LGN-09, LGN-10, LGN-11, LGN-19, SES-17] a shopper who leaves the page is logged in, has no guest id and is no guest", async () => {
  shopThatNotes();
  await steps(member).done;
  expect(state()).toMatchObject({ guestId: undefined, loginCookie: "true", isLogin: true, isGuest: false });
  expect(browser.local.has("guestId")).toBe(false);
  expect(browser.local.has("isLogin")).toBe(false);
  expect(browser.cookies.get("token")).toBe("member-token");
  expect(JSON.parse(browser.local.get("userInfo") ?? "")).toMatchObject({ userCode: "M1", firstName: "Sari" });
});

describe("[LGN-19~] what the answer leaves out", () => {
  const whole = {
    ...member,
    account: "sari@contoh.id",
    lastName: null,
    email: "sari@contoh.id",
    whatsApp: null,
    mobile: null,
    isVisitor: false,
    isMapClubUser: false,
    mapclubBind: false,
  };
  const shop = () =>
    fakeShop({
      cartInit: { cartInit: cart },
      miniCartNumber: { miniCartNumber: { count: 5 } },
      userInfo: { userInfo: { ...whole, whatsApp: "628120000001", mapclubBind: true } },
    });
  const stored = () => JSON.parse(browser.local.get("userInfo") ?? "{}");

  test("is asked for afterwards, and the browser's key comes from storage", async () => {
    browser.local.set("visitorUniqueKey", "browser-key");
    shop();
    await steps(member).done;
    expect(stored()).toMatchObject({ visitorUniqueKey: "browser-key", userAuthToken: "member-token" });
    await vi.waitFor(() => expect(stored()).toMatchObject({ whatsApp: "628120000001", mapclubBind: true }));
  });

  test("is nothing of a login's own answer, nor of a guest account's", async () => {
    for (const account of [
      { ...whole, visitorUniqueKey: "of-the-answer" },
      { ...member, isGuest: true },
    ]) {
      const asked = shop();
      await steps(account).done;
      expect(asked.map(({ operationName }) => operationName)).not.toContain("userInfo");
    }
  });
});

test("[LGN-06, CRT-14] what the merge cut is reported by name", async () => {
  shopThatNotes();
  const { done, tellCartNews } = steps(member);
  await done;
  expect(tellCartNews).toHaveBeenCalledWith([{ code: "QUANTITY_CUT", name: "Raung 5", from: 7, to: 5 }], true);
});

test.each([
  ["refused", () => ({ errors: [{ message: "Sorry" }] })],
  [
    "lost on the way",
    () => {
      throw new TypeError("network");
    },
  ],
])("[LGN-06] a merge that is %s neither stops the sign-in nor loses the guest's cart", async (_how, merge) => {
  shopThatNotes(merge);
  const { done, tellCartNews } = steps(member);
  await done;
  expect(state()).toMatchObject({ guestId: "guest-token", loginCookie: "true", isLogin: true, isGuest: false });
  expect(tellCartNews).not.toHaveBeenCalled();
  expect(journal.at(-1)).toBe("leave");
});

test("[LGN-06, LGN-18, SES-17, K05] a guest account merges nothing, keeps the guest's id and stays a guest", async () => {
  const { asked } = shopThatNotes();
  await steps({ ...member, isGuest: true }).done;
  expect(asked.map(({ operationName }) => operationName)).toEqual(["miniCartNumber"]);
  expect(state()).toMatchObject({ guestId: "guest-token", loginCookie: "true", isLogin: true, isGuest: true });
});
