import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setClientState } from "../../platform/session/client-state.ts";
import { sessionReady } from "../../platform/session/session.ts";
import { browserWithShop } from "../../testing/calls.ts";
import { deviceSizes, keepDeviceSizes } from "./model/device-sizes.ts";
import { forgetSizes, learnSize, readMySizes, rememberSize } from "./my-sizes.ts";

const done = { success: true };
let asked: ReturnType<typeof browserWithShop>;

beforeEach(() => {
  asked = browserWithShop({
    mySizes: { mySizes: [{ kind: "SHOES", sizeCode: "EU-42" }] },
    rememberSizes: { rememberSizes: done },
    forgetSizes: { forgetSizes: done },
  });
});
afterEach(() => {
  setClientState({ isLogin: false, isGuest: true, accountInfo: undefined });
  vi.unstubAllGlobals();
});

/** After the session's start, which shows the account that the browser has stored. */
async function signIn(): Promise<void> {
  await sessionReady();
  setClientState({ isLogin: true, isGuest: false, accountInfo: { userCode: "M-1" } });
}
const sentAs = (name: string) =>
  asked.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);

test("of two sizes that a guest changes at once neither is lost", async () => {
  await Promise.all([
    rememberSize({ kind: "SHOES", sizeCode: "EU-42" }),
    rememberSize({ kind: "WOMEN_TOPS", sizeCode: "LETTER-M" }),
    learnSize("KIDS_SHOES", "EU-30"),
  ]);
  expect([...deviceSizes().keys()]).toEqual(["SHOES", "WOMEN_TOPS", "KIDS_SHOES"]);
  await Promise.all([forgetSizes(["SHOES"]), forgetSizes(["KIDS_SHOES"])]);
  expect([...deviceSizes().keys()]).toEqual(["WOMEN_TOPS"]);
  expect(asked).toEqual([]);
});

test("of two sizes that a member changes at once each is sent alone", async () => {
  await signIn();
  await Promise.all([
    rememberSize({ kind: "SHOES", sizeCode: "EU-43" }),
    rememberSize({ kind: "WOMEN_TOPS", sizeCode: "LETTER-M" }),
  ]);
  expect(sentAs("rememberSizes")).toEqual([
    { input: { sizes: [{ kind: "SHOES", sizeCode: "EU-43" }], onlyMissing: false } },
    { input: { sizes: [{ kind: "WOMEN_TOPS", sizeCode: "LETTER-M" }], onlyMissing: false } },
  ]);
});

test("what is learned from a purchase replaces no size", async () => {
  keepDeviceSizes(new Map([["SHOES", "EU-42"]]));
  await learnSize("SHOES", "EU-44");
  await learnSize("HATS", "LETTER-M");
  expect(deviceSizes()).toEqual(new Map([["SHOES", "EU-42"]]));
  keepDeviceSizes(new Map());
  await signIn();
  await learnSize("SHOES", "EU-44");
  expect(sentAs("rememberSizes")).toEqual([
    { input: { sizes: [{ kind: "SHOES", sizeCode: "EU-44" }], onlyMissing: true } },
  ]);
});

test("at a sign-in the account gets what it lacks from the device, which forgets it", async () => {
  keepDeviceSizes(new Map([["WOMEN_TOPS", "LETTER-M"]]));
  await signIn();
  expect(await readMySizes()).toEqual({ ok: true, value: new Map([["SHOES", "EU-42"]]) });
  expect(asked.map(({ operationName }) => operationName)).toEqual(["rememberSizes", "mySizes"]);
  expect(sentAs("rememberSizes")).toEqual([
    { input: { sizes: [{ kind: "WOMEN_TOPS", sizeCode: "LETTER-M" }], onlyMissing: true } },
  ]);
  expect(deviceSizes().size).toBe(0);
});
