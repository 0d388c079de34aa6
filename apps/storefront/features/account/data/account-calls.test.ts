import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellBrowserPage } from "../../../platform/page/browser-page.ts";
import { useFakeBrowser } from "../../../testing/browser.ts";
import { fakeShop } from "../../../testing/loader.ts";
import { testPage } from "../../../testing/settings.ts";
import { changeProfile } from "./change-profile.ts";
import { changeSubscription } from "./change-subscription.ts";

beforeEach(() => {
  useFakeBrowser({ token: "member" });
  tellBrowserPage(testPage);
});
afterEach(() => vi.unstubAllGlobals());

const done = { success: true, mobile: null, code: "SUCCESS", message: null };

test("[ACC-13] the WhatsApp id goes by the Custom call, all else by the other, each alone", async () => {
  const asked = fakeShop({
    updateMemberProfile: { updateMemberProfile: done },
    updateMemberProfileCustom: { updateMemberProfileCustom: done },
  });
  expect(await changeProfile({ whatsApp: "62812" })).toBeUndefined();
  expect(await changeProfile({ firstName: "Sari" })).toBeUndefined();
  expect(asked.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    ["updateMemberProfileCustom", { input: { whatsApp: "62812" } }],
    ["updateMemberProfile", { input: { firstName: "Sari" } }],
  ]);
});

test("[ACC-13] success is read: a refusal comes back with its code", async () => {
  fakeShop({
    updateMemberProfile: { updateMemberProfile: { success: false, code: "PROOF_NEEDED", message: "Please confirm." } },
  });
  expect(await changeProfile({ email: "sari@contoh.id" })).toEqual({
    kind: "refused",
    code: "PROOF_NEEDED",
    message: "Please confirm.",
    details: {},
  });
});

const before = { email: true, whatsapp: false, news: false };
const after = { ...before, whatsapp: true };

test("[NWS-18, NWS-19, NWS-22] all flags are sent as text with the user's code, and success is said", async () => {
  const asked = fakeShop({ synSSUserInfo: { synSSUserInfo: { success: true } } });
  const [show, say] = [vi.fn(), vi.fn()];
  await changeSubscription("M1", { before, after }, { show, say });
  expect(asked[0]?.variables).toEqual({
    input: { userCode: "M1", emailSubscribe: "0", whatsappSubscribe: "0", newsSubscribe: "1" },
  });
  expect(show.mock.calls).toEqual([[after]]);
  expect(say).toHaveBeenCalledTimes(1);
});

test.each([
  ["was refused", { synSSUserInfo: { synSSUserInfo: { success: false, errorCode: "SUBSCRIPTION_NEEDED" } } }],
  ["got no answer", {}],
])("[NWS-21, K16] a change that %s goes back without a word", async (_how, answers) => {
  fakeShop(answers);
  const [show, say] = [vi.fn(), vi.fn()];
  await changeSubscription("M1", { before, after }, { show, say });
  expect(show.mock.calls).toEqual([[after], [before]]);
  expect(say).not.toHaveBeenCalled();
});
