import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { type SocialSandbox, startSocialSandbox } from "./testing/social-sandbox.ts";
import { newSocialShopper, resultOf } from "./testing/social-shopper.ts";

const failed = { success: false, code: "SOCIAL_FAILED", userAuthToken: null };

describe("providers that misbehave", () => {
  let sandbox: SocialSandbox;
  let shops: TestShop[] = [];
  beforeAll(async () => {
    sandbox = await startSocialSandbox();
  });
  afterEach(async () => {
    for (const party of ["google", "facebook"] as const) await sandbox.setFault(party, "none");
    await Promise.all(shops.map((shop) => shop.close()));
    shops = [];
  });
  afterAll(() => sandbox.stop());

  /** A shop of its own, since circuit breakers have state. */
  const open = async (environment: Record<string, string> = {}) => {
    const shop = await openTestShop("embedded", { ...sandbox.environment, ...environment });
    shops.push(shop);
    return { shop, shopper: await newSocialShopper(shop, sandbox) };
  };

  test.each(["error", "wrong-json", "half"])(
    "Google that answers with %s: the person sees it, and can try again",
    async (mode) => {
      const { shopper } = await open();
      await sandbox.setFault("google", mode);
      expect(await shopper.start()).toMatchObject({ success: false, errorCode: "SOCIAL_FAILED", data: [] });
      await sandbox.setFault("google", "none");
      const callback = await shopper.visitGoogle("dewi");
      await sandbox.setFault("google", mode);
      expect(await shopper.finish(callback)).toMatchObject({ errorCode: "SOCIAL_FAILED", data: [] });
      await sandbox.setFault("google", "none");
      expect((await shopper.throughGoogle("dewi")).errors?.[0]?.extensions?.code).toBe("NEW_MEMBER");
    },
  );

  test.each(["error", "wrong-json", "half"])(
    "Facebook that answers with %s: the token is good for a second try",
    async (mode) => {
      const { shopper } = await open();
      const { token, userId } = await sandbox.pickAtFacebook("dewi");
      const logIn = () => shopper.login(token, userId, { thirdChannel: "facebook" });
      await sandbox.setFault("facebook", mode);
      expect(resultOf(await logIn(), "loginByThirdPartyMc")).toMatchObject(failed);
      await sandbox.setFault("facebook", "none");
      expect((await logIn()).errors?.[0]?.extensions?.code).toBe("NEW_MEMBER");
    },
  );

  test("a silent provider holds nobody for more than four seconds, and after five failures nobody at all", {
    timeout: 60_000,
  }, async () => {
    const { shopper } = await open();
    const { token, userId } = await sandbox.pickAtFacebook("dewi");
    await sandbox.setFault("facebook", "silent");
    await sandbox.setFault("google", "silent");
    const timed = async (work: () => Promise<unknown>) => {
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    };
    const byFacebook = () => timed(() => shopper.login(token, userId, { thirdChannel: "facebook" }));
    const all = await Promise.all([...Array.from({ length: 5 }, byFacebook), timed(() => shopper.start())]);
    expect(Math.max(...all)).toBeLessThan(4500);
    expect(Math.min(...all)).toBeGreaterThan(2500);
    expect(await byFacebook()).toBeLessThan(500);
  });

  test("[AC-17] nobody shuts the door on others with nonsense: what callers can cause opens no breaker", async () => {
    const { shopper } = await open();
    const facebook = { thirdChannel: "facebook" };
    for (let index = 0; index < 6; index += 1) {
      const callback = await shopper.visitGoogle("dewi");
      const wrong = index % 2 === 0 ? { code: "nonsense" } : { iss: "https://accounts.thief.example" };
      expect(await shopper.finish({ ...callback, ...wrong })).toMatchObject({ errorCode: "SOCIAL_FAILED" });
      await shopper.login(index % 2 === 0 ? "nonsense" : "a.b.c", "1");
      await shopper.login("nonsense-of-some-length", "1", facebook);
    }
    for (const through of ["throughGoogle", "throughFacebook"] as const)
      expect((await shopper[through]("dewi")).errors?.[0]?.extensions?.code).toBe("NEW_MEMBER");
  });

  test("what is not set up is not offered, and refused when asked for anyway", async () => {
    const { shop, shopper } = await open({ GOOGLE_CLIENT_ID: "none", FACEBOOK_APP_ID: "none" });
    const answer = await shop.send("{ socialSettings { googleClientId facebookAppId } }");
    expect(answer.data.socialSettings).toEqual({ googleClientId: "", facebookAppId: "" });
    expect(await shopper.start()).toMatchObject({ errorCode: "SOCIAL_FAILED" });
    expect(resultOf(await shopper.throughFacebook("dewi"), "loginByThirdPartyMc")).toMatchObject(failed);
  });

  test("one source gets a limited number of attempts a minute", async () => {
    const { shopper } = await open({ SOCIAL_SIGN_INS_PER_MINUTE: "3" });
    const codes: (string | null)[] = [];
    for (let index = 0; index < 5; index += 1) codes.push((await shopper.start()).errorCode);
    expect(codes).toEqual([null, null, null, "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
    expect(resultOf(await shopper.login("token", "1"), "loginByThirdPartyMc")).toMatchObject({
      success: false,
      code: "TOO_MANY_REQUESTS",
    });
  });
});
