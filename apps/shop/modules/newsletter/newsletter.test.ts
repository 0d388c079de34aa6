import { newsletterConsent } from "@gelora/contracts/newsletter-consent.ts";
import { days, milliseconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openTestPostbox, type SentMessage, type TestPostbox } from "../../testing/postbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field } from "../../testing/shopper.ts";
import { addPages } from "../content/content.ts";
import { newPage } from "../content/testing/pages.ts";
import { selectConsents } from "./storage/consents.ts";
import { selectSubscription } from "./storage/subscriptions.ts";
import { forgetUnconfirmed } from "./use-cases/forget-unconfirmed.ts";

type Api = { readonly api: { readonly success: boolean; readonly code: string; readonly message: string | null } };
type Choices = { readonly success: boolean; readonly errorCode: string | null; readonly data: readonly object[] };

describe.each(testEngines)("the newsletter on %s", (engine) => {
  let postbox: TestPostbox;
  let shop: TestShop;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openTestShop(engine, { ...postbox.environment, STOREFRONT_URL: "https://store.test" });
    await addPages(shop.platform, [newPage("/newsletter-dialog")]);
  });
  beforeEach(() => sql`delete from counters`.execute(shop.platform.database.tables()));
  afterEach(() => shop.platform.clock.setOffset(milliseconds(0)));
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  let people = 0;
  const newAddress = () => `pembaca-${(people += 1)}@contoh.id`;
  const subscribe = async (email: string, more: object = {}, language = "en-US") => {
    const query = `mutation ($input: CreateSubscribeInput!) {
      createSubscribeNotificationSS(input: $input) { api { success code message } } }`;
    const input = { email, sourceType: "Web", ...more };
    const answer = await shop.send(query, { input }, { language });
    await shop.outbox.deliverDue();
    return field<Api>(answer, "createSubscribeNotificationSS").api;
  };
  const mailsTo = (email: string): readonly SentMessage[] => postbox.messages.filter(({ to }) => to === email);
  const tokenIn = (mail: SentMessage | undefined, page: string): string =>
    new RegExp(`https://store.test/(?:en|id)/newsletter/${page}#token=([\\w.-]+)`).exec(mail?.text ?? "")?.[1] ?? "";
  const confirm = async (token: string) => {
    const query = `mutation ($input: ConfirmNewsletterInput!) {
      confirmNewsletter(input: $input) { success errorCode data { email token } } }`;
    const answer = field<Choices & { data: readonly { email: string; token: string }[] }>(
      await shop.send(query, { input: { token } }),
      "confirmNewsletter",
    );
    await shop.outbox.deliverDue();
    return answer;
  };
  const fields = "{ success errorCode data { email subscribed language topics } }";
  const change = async (token: string, more: object) =>
    field<Choices>(
      await shop.send(`mutation ($input: ChangeNewsletterInput!) { changeNewsletter(input: $input) ${fields} }`, {
        input: { token, ...more },
      }),
      "changeNewsletter",
    );
  const stateOf = async (email: string) => (await selectSubscription(shop.platform, { email }))?.state;
  const actsOf = async (email: string) => {
    const found = await selectSubscription(shop.platform, { email });
    const history = found ? await selectConsents(shop.platform, found.subscriptionId) : [];
    return history.map(({ act, way }) => `${act} by ${way}`);
  };
  /** @returns the token of a new subscription's links */
  const subscribed = async (email: string): Promise<string> => {
    await subscribe(email);
    return (await confirm(tokenIn(mailsTo(email).at(-1), "confirm"))).data[0]?.token ?? "";
  };

  test.each([
    ["en-US", "Confirm your subscription to Gelora news", "large"],
    ["id-ID", "Konfirmasi langganan kabar Gelora", "besar"],
  ])(
    "[OPS-33] [NWS-10~] an address is subscribed once its owner confirms, in %s",
    async (language, subject, wording) => {
      const email = newAddress();
      expect(await subscribe(` ${email.toUpperCase()} `, { consent: wording }, language)).toMatchObject({
        success: true,
      });
      const [asking] = mailsTo(email);
      expect(asking?.subject).toBe(subject);
      expect(asking?.raw).not.toContain("List-Unsubscribe");
      expect(await stateOf(email)).toBe("pending");
      expect(asking?.text).toContain(`https://store.test/${language.slice(0, 2)}/newsletter/confirm#`);
      const found = await selectSubscription(shop.platform, { email });
      const [asked] = await selectConsents(shop.platform, found?.subscriptionId ?? "");
      expect(asked).toMatchObject({ act: "asked", wording });

      expect(await confirm(tokenIn(asking, "confirm"))).toMatchObject({ success: true, data: [{ email }] });
      expect(await stateOf(email)).toBe("subscribed");
      expect(await actsOf(email)).toEqual(["asked by dialog", "confirmed by mailed-link"]);
      expect(mailsTo(email)).toHaveLength(2);
    },
  );

  test.each([
    ["small", "small"],
    [newsletterConsent["id-ID"], newsletterConsent["id-ID"]],
    ["I agree to everything.", null],
    [undefined, null],
  ])("[NWS-23~] of the shown words %j the history quotes %j", async (consent, wording) => {
    const email = newAddress();
    await subscribe(email, { consent });
    const found = await selectSubscription(shop.platform, { email });
    expect(await selectConsents(shop.platform, found?.subscriptionId ?? "")).toMatchObject([{ act: "asked", wording }]);
  });

  test("every mail to a subscriber carries the header of one press and the links of their choices (RFC 8058)", async () => {
    const email = newAddress();
    const token = await subscribed(email);
    const welcome = mailsTo(email).at(-1);
    expect(welcome?.raw.replaceAll(/\r\n\s+/g, " ")).toContain(
      `List-Unsubscribe: <http://localhost:4000/newsletter/unsubscribe/${token}>`,
    );
    expect(welcome?.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect([tokenIn(welcome, "preferences"), tokenIn(welcome, "unsubscribe")]).toEqual([token, token]);

    const url = `/newsletter/unsubscribe/${token}`;
    const page = await shop.server.inject({ method: "GET", url });
    expect([page.statusCode, page.headers.location]).toEqual([
      303,
      `https://store.test/newsletter/unsubscribe#token=${token}`,
    ]);
    expect(await stateOf(email)).toBe("subscribed");
    const press = { "content-type": "application/x-www-form-urlencoded" };
    const payload = "List-Unsubscribe=One-Click";
    const pressed = await shop.server.inject({ method: "POST", url, headers: press, payload });
    expect(pressed.statusCode).toBe(200);
    expect(await stateOf(email)).toBe("cancelled");
    expect((await actsOf(email)).at(-1)).toBe("cancelled by one-click");
    const unknown = await shop.server.inject({ method: "POST", url: `${url}x`, headers: press, payload });
    expect([unknown.statusCode, unknown.body]).toEqual([pressed.statusCode, pressed.body]);
  });

  test("a confirming link is spent, ends after three days, and ends with the next one", async () => {
    const email = newAddress();
    await subscribe(email);
    await subscribe(email);
    const [first, second] = mailsTo(email).map((mail) => tokenIn(mail, "confirm"));
    expect(await confirm(first ?? "")).toMatchObject({ success: false, errorCode: "LINK_EXPIRED" });
    shop.platform.clock.setOffset(days(4));
    expect(await confirm(second ?? "")).toMatchObject({ errorCode: "LINK_EXPIRED" });
    shop.platform.clock.setOffset(milliseconds(0));
    expect(await confirm(second ?? "")).toMatchObject({ success: true });
    expect(await confirm(second ?? "")).toMatchObject({ errorCode: "LINK_EXPIRED" });
  });

  test("the link of a mail shows and changes what its owner gets, without signing in; the address is masked", async () => {
    const email = newAddress();
    const token = await subscribed(email);
    const shown = await shop.send(`query ($token: String!) { newsletterChoices(token: $token) ${fields} }`, { token });
    expect(shown.data.newsletterChoices).toMatchObject({
      data: [
        { email: "p•••@contoh.id", subscribed: true, language: "en-US", topics: ["OFFERS", "ARRIVALS", "GUIDES"] },
      ],
    });
    const wanted = { subscribed: true, topics: ["GUIDES"], language: "id-ID" };
    expect(await change(token, wanted)).toMatchObject({ data: [{ ...wanted, email: "p•••@contoh.id" }] });
    expect(await change(token, { subscribed: true, topics: [] })).toMatchObject({ errorCode: "INVALID_INPUT" });
    expect(await change(token, { subscribed: false })).toMatchObject({
      data: [{ subscribed: false, topics: ["GUIDES"] }],
    });
    expect(await change(token, { subscribed: true })).toMatchObject({ data: [{ subscribed: true }] });
    expect((await actsOf(email)).slice(2)).toEqual(["cancelled by mailed-link", "resumed by mailed-link"]);
    const forged = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const other of [forged, "", "x.y", token.split(".")[0] ?? ""])
      expect(await change(other, { subscribed: false })).toMatchObject({ errorCode: "LINK_EXPIRED", data: [] });
  });

  test("an owner who has cancelled resumes by their link even when someone else has typed the address since", async () => {
    const email = newAddress();
    const token = await subscribed(email);
    await change(token, { subscribed: false });
    await subscribe(email);
    expect(await stateOf(email)).toBe("pending");
    expect(await change(token, { subscribed: true })).toMatchObject({ success: true, data: [{ subscribed: true }] });
    expect(await stateOf(email)).toBe("subscribed");
    expect((await actsOf(email)).at(-1)).toBe("resumed by mailed-link");
  });

  test("what is asked for an address waits beside its record until the owner confirms, in the language of the asking", async () => {
    const email = newAddress();
    await change(await subscribed(email), { subscribed: false });
    await subscribe(email, { sourceType: "QR", utmData: { utm_source: "poster" } }, "id-ID");
    const record = () => selectSubscription(shop.platform, { email });
    const before = { language: "en-US", source: "Web", campaign: {} };
    expect(await record()).toMatchObject({ state: "pending", ...before });
    const asking = mailsTo(email).at(-1);
    expect(asking?.subject).toBe("Konfirmasi langganan kabar Gelora");
    expect(asking?.text).toContain("https://store.test/id/newsletter/confirm#");
    await confirm(tokenIn(asking, "confirm"));
    const after = { language: "id-ID", source: "QR", campaign: { utm_source: "poster" } };
    expect(await record()).toMatchObject({ state: "subscribed", ...after });
  });

  test("an owner who resumes instead keeps their own language", async () => {
    const email = newAddress();
    const token = await subscribed(email);
    await change(token, { subscribed: false });
    await subscribe(email, {}, "id-ID");
    await change(token, { subscribed: true });
    expect(await selectSubscription(shop.platform, { email })).toMatchObject({ language: "en-US" });
  });

  test("addresses that nobody has confirmed are forgotten 30 days after the last request, and no others", async () => {
    const [typed, again, confirmed, cancelled] = [newAddress(), newAddress(), newAddress(), newAddress()];
    await subscribe(typed);
    await subscribe(again);
    await subscribed(confirmed);
    // Typed by someone else after its owner has cancelled: what they agreed to once stays.
    await change(await subscribed(cancelled), { subscribed: false });
    await subscribe(cancelled);
    const states = () => Promise.all([typed, again, confirmed, cancelled].map(stateOf));
    shop.platform.clock.setOffset(days(29));
    await forgetUnconfirmed(shop.platform);
    expect(await states()).toEqual(["pending", "pending", "subscribed", "pending"]);
    await subscribe(again);
    shop.platform.clock.setOffset(days(31));
    await forgetUnconfirmed(shop.platform);
    expect(await states()).toEqual([undefined, "pending", "subscribed", "pending"]);
    await subscribe(typed);
    expect(await actsOf(typed)).toEqual(["asked by dialog"]);
  });

  test("its owner reads there when and how they agreed and withdrew, and to which words", async () => {
    const email = newAddress();
    await subscribe(email, { consent: "large" });
    const token = (await confirm(tokenIn(mailsTo(email).at(-1), "confirm"))).data[0]?.token ?? "";
    await change(token, { subscribed: false });
    const query = `query ($token: String!) {
      newsletterChoices(token: $token) { data { history { act way wording at } } } }`;
    const shown = await shop.send(query, { token });
    const [choices] = field<{ data: readonly { history: readonly { at: string }[] }[] }>(
      shown,
      "newsletterChoices",
    ).data;
    expect(choices?.history).toMatchObject([
      { act: "CANCELLED", way: "MAILED_LINK", wording: null },
      { act: "CONFIRMED", way: "MAILED_LINK" },
      { act: "ASKED", way: "DIALOG", wording: "large" },
    ]);
    for (const { at } of choices?.history ?? [])
      expect(Math.abs(Date.parse(at) - shop.platform.clock.now().getTime())).toBeLessThan(60_000);
  });

  test("the answer is the same for every address; anyone who is subscribed gets their links instead of a second opt-in", async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await subscribed(known);
    expect(await subscribe(known)).toEqual(await subscribe(unknown));
    expect(mailsTo(known).at(-1)?.subject).toBe("You already get news from Gelora");
    expect(await stateOf(known)).toBe("subscribed");
    expect(await subscribe("nobody")).toMatchObject({ success: false, code: "EMAIL_INVALID" });
  });

  test("an address gets three such mails a day, no matter who asks", async () => {
    const email = newAddress();
    for (const _time of [1, 2, 3]) expect((await subscribe(email)).success).toBe(true);
    expect(await subscribe(email)).toMatchObject({ success: false, code: "TOO_MANY_REQUESTS" });
    expect(mailsTo(email)).toHaveLength(3);
  });

  const cancel = async (email: string, token?: string) => {
    const query = `mutation ($email: String!) { cancelSubscribeNotification(input: { email: $email }) { api { success code } } }`;
    const answer = await shop.send(query, { email }, token ? { token } : {});
    await shop.outbox.deliverDue();
    return field<Api>(answer, "cancelSubscribeNotification").api;
  };

  test("[NWS-16] [OPS-34] [OPS-54~] [Q17] a member ends the subscription of their own address; for another's, its owner is asked", async () => {
    const email = newAddress();
    const link = await subscribed(email);
    const other = await memberShopper(shop);
    expect(await cancel(email, other.token)).toEqual(await cancel(newAddress(), other.token));
    expect(await stateOf(email)).toBe("subscribed");
    const asking = mailsTo(email).at(-1);
    expect([asking?.subject, tokenIn(asking, "unsubscribe")]).toEqual(["Stop news from Gelora?", link]);
    const owner = await memberShopper(shop, { email });
    expect(await cancel(email, owner.token)).toMatchObject({ success: true });
    expect(await stateOf(email)).toBe("cancelled");
    expect((await actsOf(email)).at(-1)).toBe("cancelled by account");
  });

  test("[NWS-14] [NWS-15] [OPS-35] a record has the documents' fields and page info, for the address's owner alone", async () => {
    const email = newAddress();
    const utmData = { utm_source: "a", utm_medium: "b", utm_campaign: "c" };
    await subscribe(email, { sourceType: "QR", utmData: { ...utmData, other: "left out" } });
    await confirm(tokenIn(mailsTo(email).at(-1), "confirm"));
    const [owner, stranger] = [await memberShopper(shop, { email }), await memberShopper(shop)];
    const list = async (token: string, input: object = {}) => {
      const query = `query ($input: SubscriptionListInput) { queryPageSubscribeNotificationList(input: $input, pageInput: { pageNum: 1 }) {
        dataList { domainCode tenantCode siteCode email subscribeStatus subscribeTime cancelSubscribeTime updateTime sourceType utmData }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor totalCount } } }`;
      const answer = await shop.send(query, { input }, { token });
      return answer.data.queryPageSubscribeNotificationList;
    };
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(await list(owner.token)).toEqual({
      dataList: [
        {
          domainCode: "gelora-id",
          tenantCode: "GELORA",
          siteCode: "gelora-id",
          email,
          subscribeStatus: "0",
          subscribeTime: moment,
          cancelSubscribeTime: null,
          updateTime: moment,
          sourceType: "QR",
          utmData,
        },
      ],
      pageInfo: {
        hasNextPage: false,
        hasPreviousPage: false,
        startCursor: "1",
        endCursor: "1",
        totalCount: 1,
      },
    });
    const none = { dataList: [], pageInfo: { totalCount: 0 } };
    expect(await list(stranger.token, { email })).toMatchObject(none);
    for (const input of [{ subscribeStatus: "1" }, { sourceType: "Web" }, { email: "sari@example.com" }])
      expect(await list(owner.token, input)).toMatchObject(none);
  });
});
