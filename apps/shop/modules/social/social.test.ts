import { minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type GatewayAnswer, openTestShop, type TestShop } from "../../testing/shop.ts";
import { importMembers } from "../members/member-import.ts";
import { findMemberByIdentity } from "../members/members.ts";
import { deleteExpiredFlows } from "./storage/social-flows.ts";
import type { SocialTables } from "./storage/social-tables.ts";
import { type SocialSandbox, startSocialSandbox } from "./testing/social-sandbox.ts";
import { ayu, newSocialShopper, resultOf, type SocialShopper } from "./testing/social-shopper.ts";

const failed = { success: false, code: "SOCIAL_FAILED", userAuthToken: null };
const login = (answer: GatewayAnswer) => resultOf<Record<string, unknown>>(answer, "loginByThirdPartyMc");
const typed = (email: string, emailConfirmed = "yes") => ({
  email,
  givenName: "Budi",
  familyName: "Utomo",
  emailConfirmed,
});

describe.each(testEngines)("social sign-in, on the %s database", (engine) => {
  let sandbox: SocialSandbox;
  let shop: TestShop;
  let shopper: SocialShopper;
  let other: SocialShopper;
  beforeAll(async () => {
    sandbox = await startSocialSandbox();
    shop = await openTestShop(engine, sandbox.environment);
    await importMembers(shop.platform, [
      ayu,
      { ...ayu, memberCode: "M-BAGUS", email: "bagus@gelora.example", mobile: "8120000002" },
      { ...ayu, memberCode: "M-CLAIM", email: "claimed@example.com", emailVerified: false, mobile: "8120000003" },
    ]);
  });
  beforeEach(async () => {
    [shopper, other] = await Promise.all([newSocialShopper(shop, sandbox), newSocialShopper(shop, sandbox)]);
  });
  afterEach(() => shop.platform.clock.setOffset(minutes(0)));
  afterAll(async () => {
    await shop.close();
    await sandbox.stop();
  });

  const newcomer = (answer: GatewayAnswer) => ({
    message: answer.errors?.[0]?.message,
    code: answer.errors?.[0]?.extensions?.code,
    ...Object(answer.errors?.[0]?.extensions?.details),
  });

  test("[SOC-02, CON-14~] a client gets what it needs for both, and no secret", async () => {
    const answer = await shop.send(
      "{ socialSettings { googleClientId facebookAppId facebookSdkUrl facebookVersion } }",
    );
    expect(answer.data.socialSettings).toMatchObject({ facebookVersion: "v8.0", facebookAppId: "100000000000001" });
    expect(JSON.stringify(answer)).not.toContain("secret");
  });

  describe("whom a provider vouches for", () => {
    test.each(["throughGoogle", "throughFacebook"] as const)(
      "[SOC-05~] [OPS-24] [ERR-17~] someone new learns it, with what the sign-up needs (%s)",
      async (through) => {
        expect(newcomer(await shopper[through]("dewi"))).toMatchObject({
          message: "New member detected",
          code: "NEW_MEMBER",
          tokenSS: expect.stringMatching(/^[\w-]{43}$/),
          email: "dewi.kartika@example.com",
          emailVerified: true,
          firstName: "Dewi",
          lastName: "Kartika",
        });
      },
    );

    test("[AC-16] an address that Google has not confirmed comes as a claim; one that Facebook has not does not come", async () => {
      expect(newcomer(await shopper.throughGoogle("rizky"))).toMatchObject({
        code: "NEW_MEMBER",
        emailVerified: false,
      });
      const byFacebook = newcomer(await shopper.throughFacebook("rizky"));
      expect(byFacebook).toMatchObject({ code: "NEW_MEMBER", emailVerified: false });
      expect(byFacebook).not.toHaveProperty("email");
    });

    test.each(["throughGoogle", "throughFacebook"] as const)(
      "[SOC-04] [SOC-07] [OPS-24] a member with the same verified address is joined and signed in, and is known from then on (%s)",
      async (through) => {
        for (const person of [shopper, other]) {
          const answer = login(await person[through]("ayu"));
          expect(answer).toMatchObject({
            success: true,
            thirdExist: true,
            userCode: "M-AYU",
            mobile: "8120000001",
            thirdId: expect.stringMatching(/^\d+$/),
            firstName: "Ayu",
            lastName: "Lestari",
            email: "Ayu@gelora.example",
          });
          const info = await shop.send(
            "{ userInfo { userCode isGuest } }",
            {},
            { token: String(answer.userAuthToken) },
          );
          expect(info.data.userInfo).toEqual({ userCode: "M-AYU", isGuest: false });
        }
      },
    );

    test("[SOC-10] the member's detail lists who vouches for them", async () => {
      const answer = login(await shopper.throughGoogle("ayu"));
      const asked = "{ getUserInfoDetail { thirdIds { thirdChannel thirdId } } }";
      const detail = await shop.send(asked, {}, { token: String(answer.userAuthToken) });
      expect(detail.data.getUserInfoDetail).toMatchObject({
        thirdIds: expect.arrayContaining([{ thirdChannel: "google", thirdId: answer.thirdId }]),
      });
    });

    test("[SOC-08~] [AC-16] who only claims a member's address at the provider is joined to nobody", async () => {
      const answer = login(await shopper.throughGoogle("stranger"));
      expect(answer).toMatchObject({ success: false, code: "SOCIAL_NOT_LINKABLE", userAuthToken: null });
    });

    test("[AC-16] an address that someone only claims here keeps its owner out of nothing, and joins them to nobody", async () => {
      expect(newcomer(await shopper.throughGoogle(typed("claimed@example.com")))).toMatchObject({ code: "NEW_MEMBER" });
    });
  });

  describe("a token opens nothing", () => {
    test("[AC-17] a second time, whatever came of the first", async () => {
      const { data } = await shopper.finish(await shopper.visitGoogle("ayu"));
      const { thirdToken = "", thirdId = "" } = data[0] ?? {};
      expect(login(await shopper.login(thirdToken, thirdId))).toMatchObject({ success: true });
      expect(login(await shopper.login(thirdToken, thirdId))).toMatchObject(failed);
      const { token, userId } = await sandbox.pickAtFacebook("ayu");
      const facebook = { thirdChannel: "facebook" };
      expect(login(await shopper.login(token, userId, facebook))).toMatchObject({ success: true });
      expect(login(await other.login(token, userId, facebook))).toMatchObject(failed);
    });

    test("[AC-17] in another browser than the one that asked for it", async () => {
      const { data } = await shopper.finish(await shopper.visitGoogle("ayu"));
      expect(login(await other.login(data[0]?.thirdToken ?? "", data[0]?.thirdId ?? ""))).toMatchObject(failed);
    });

    test("[AC-17] when ten minutes have gone by", async () => {
      const { data } = await shopper.finish(await shopper.visitGoogle("ayu"));
      shop.platform.clock.setOffset(minutes(11));
      expect(login(await shopper.login(data[0]?.thirdToken ?? "", data[0]?.thirdId ?? ""))).toMatchObject(failed);
    });

    test("[AC-17] when it was never asked for here: a nonce of nobody's", async () => {
      const { data } = await shopper.start();
      const address = new URL(data[0]?.address ?? "");
      address.searchParams.set("nonce", "made-up");
      const finished = await shopper.finish(await sandbox.pickAtGoogle(address.href, "ayu"));
      expect(finished).toMatchObject({ success: false, errorCode: "SOCIAL_FAILED", data: [] });
    });

    test("[AC-17] with another's id beside it, or as the other provider's", async () => {
      const { data } = await shopper.finish(await shopper.visitGoogle("dewi"));
      const { thirdToken = "", thirdId = "" } = data[0] ?? {};
      expect(login(await shopper.login(thirdToken, "1234"))).toMatchObject(failed);
      expect(login(await shopper.login(thirdToken, thirdId, { thirdChannel: "facebook" }))).toMatchObject(failed);
    });

    test("[AC-17] when Facebook gave it to another app", async () => {
      const { token, userId } = await sandbox.pickAtFacebook("ayu", "900000000000009");
      expect(login(await shopper.login(token, userId, { thirdChannel: "facebook" }))).toMatchObject(failed);
    });
  });

  test("[SOC-03] [AC-17] what a browser says about itself counts for nothing: the provider's words are used", async () => {
    const claims = {
      email: "ayu@gelora.example",
      firstName: "Ayu",
      lastName: "Lestari",
      gender: "FEMALE",
      birthDate: "19900101",
    };
    const { data } = await shopper.finish(await shopper.visitGoogle("dewi"));
    const answer = await shopper.login(data[0]?.thirdToken ?? "", data[0]?.thirdId ?? "", claims);
    expect(newcomer(answer)).toMatchObject({ email: "dewi.kartika@example.com", firstName: "Dewi" });
  });

  describe("a code is traded", () => {
    test("[SOC-01~] once, for the token, and returns where the person wanted to go", async () => {
      const callback = await shopper.visitGoogle("dewi", "/checkout/7?step=2");
      expect(await shopper.finish(callback)).toMatchObject({
        success: true,
        data: [{ email: "dewi.kartika@example.com", redirectUrl: "/checkout/7?step=2" }],
      });
      expect(await shopper.finish(callback)).toMatchObject({ errorCode: "SOCIAL_FAILED", data: [] });
    });

    test.each(["https://thief.example/", "//thief.example", "/\\thief.example", "javascript:alert(1)", "/a//b"])(
      "[AC-20] never towards %s",
      async (redirectUrl) => {
        const finished = await shopper.finish(await shopper.visitGoogle("dewi", redirectUrl));
        expect(finished.data[0]?.redirectUrl).toBeNull();
      },
    );

    test.each<[string, (mine: Callback, theirs: Callback) => Callback]>([
      ["another's state", (mine, theirs) => ({ ...mine, state: theirs.state })],
      ["a state of nobody's", (mine) => ({ ...mine, state: "made-up" })],
      ["another's code", (mine, theirs) => ({ ...mine, code: theirs.code })],
      ["a code of nobody's", (mine) => ({ ...mine, code: "4/made-up" })],
      ["another's address, whole", (_mine, theirs) => theirs],
      ["the answer of another issuer", (mine) => ({ ...mine, iss: "https://accounts.thief.example" })],
    ])("[AC-17] for nothing with %s", async (_what, swap) => {
      const [mine, theirs] = await Promise.all([shopper.visitGoogle("dewi"), other.visitGoogle("ayu")]);
      expect(await shopper.finish(swap(mine, theirs))).toMatchObject({ errorCode: "SOCIAL_FAILED", data: [] });
    });

    test("[AC-17] for nothing when two codes of one browser change places: PKCE binds each to its start", async () => {
      const [one, two] = [await shopper.visitGoogle("dewi"), await shopper.visitGoogle("ayu")];
      expect(await shopper.finish({ ...one, code: two.code })).toMatchObject({ errorCode: "SOCIAL_FAILED" });
    });

    test("[AC-17] for nothing after ten minutes", async () => {
      const callback = await shopper.visitGoogle("dewi");
      shop.platform.clock.setOffset(minutes(11));
      expect(await shopper.finish(callback)).toMatchObject({ errorCode: "SOCIAL_FAILED" });
      await deleteExpiredFlows(shop.platform);
      const flows = shop.platform.database.tables<SocialTables>().selectFrom("social_flows");
      expect(await flows.selectAll().execute()).toEqual([]);
    });
  });

  test("states, nonces and tokens stand in the database as digests alone", async () => {
    const callback = await shopper.visitGoogle("dewi");
    const { token, userId } = await sandbox.pickAtFacebook("dewi");
    await shopper.login(token, userId, { thirdChannel: "facebook" });
    const tables = shop.platform.database.tables<SocialTables>();
    const kept = JSON.stringify([
      await tables.selectFrom("social_flows").selectAll().execute(),
      await tables.selectFrom("social_spent_tokens").selectAll().execute(),
    ]);
    expect(kept).not.toContain(callback.state);
    expect(kept).not.toContain(token);
  });

  test("an identity is stored by its issuer and their id, never by an address", async () => {
    const answer = login(await shopper.throughGoogle("ayu"));
    const subject = String(answer.thirdId);
    const issuer = sandbox.environment.GOOGLE_ISSUER;
    expect((await findMemberByIdentity(shop.platform, { issuer, subject }))?.memberCode).toBe("M-AYU");
    expect(await findMemberByIdentity(shop.platform, { issuer: "facebook:100000000000001", subject })).toBeUndefined();
  });
});

type Callback = Awaited<ReturnType<SocialShopper["visitGoogle"]>>;
