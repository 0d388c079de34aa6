import { type GatewayCaller, gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { expect } from "vitest";
import type { Gelora } from "../support/gelora.ts";
import { journey } from "../support/journey.ts";

const account = "{ mapClubCheckBind { success code userCode firstName mobile availablePoints havePin } }";

/** A page's session of a seeded member at the shop. */
async function signIn({ shop, storefront }: Gelora, email: string, password: string): Promise<GatewayCaller> {
  const caller = gatewayCaller(`${shop}/graphql`, "en-US", storefront);
  const begun = await caller.call<{ guestInit: { data: { token: string }[] } }>(
    "GuestInit",
    "mutation GuestInit { guestInit { data { token } } }",
  );
  caller.token = begun.guestInit.data[0]?.token;
  const { login } = await caller.call<{ login: { data: { userAuthToken: string }[] } }>(
    "Login",
    "mutation Login($input: LoginInput!) { login(input: $input) { data { userAuthToken } } }",
    { input: { account: email, password: Buffer.from(password, "utf8").toString("base64") } },
  );
  caller.token = login.data[0]?.userAuthToken;
  return caller;
}

/** What the club answers to a call of the same page, with the token and the cookie given. */
async function askClub({ club, storefront }: Gelora, { token, cookie }: Partial<GatewayCaller>) {
  const caller = Object.assign(gatewayCaller(`${club}/loyalty/graphql`, "en-US", storefront), { token, cookie });
  const { mapClubCheckBind } = await caller.call<{ mapClubCheckBind: object }>("Account", `query Account ${account}`);
  return mapClubCheckBind;
}

journey(
  "[K04~] the club knows the shop's members by the browser's token and cookie, and by both alone",
  async ({ gelora }) => {
    const ayu = await signIn(gelora, "ayu@gelora.example", "Lari-Pagi7");
    expect(await askClub(gelora, ayu)).toMatchObject({ success: true, firstName: "Ayu", havePin: true });
    const ended = { code: "0002" };
    await expect(askClub(gelora, { token: ayu.token })).rejects.toMatchObject(ended);
    await expect(askClub(gelora, { cookie: ayu.cookie })).rejects.toMatchObject(ended);
    const putri = await signIn(gelora, "putri@gelora.example", "Bola-Senja8");
    expect(await askClub(gelora, putri)).toMatchObject({ success: false, code: "501" });
    await expect(askClub(gelora, { token: ayu.token, cookie: putri.cookie })).rejects.toMatchObject(ended);
  },
);
