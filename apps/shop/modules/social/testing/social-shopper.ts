import type { GatewayAnswer, TestShop } from "../../../testing/shop.ts";
import type { Member } from "../../members/members.ts";
import type { GoogleCallback, SocialSandbox } from "./social-sandbox.ts";

const startQuery = `mutation ($redirectUrl: String) { startGoogleLogin(input: { redirectUrl: $redirectUrl }) { success errorCode data { address } } }`;
const finishQuery = `mutation ($input: FinishGoogleLoginInput!) { finishGoogleLogin(input: $input) { success errorCode
  data { thirdToken thirdId email firstName lastName redirectUrl } } }`;
const loginQuery = `query ($input: ThirdPartyLoginInput!) { loginByThirdPartyMc(input: $input) { success code message thirdExist userCode mobile thirdId
  firstName lastName email userAuthToken } }`;

type Result = { readonly success: boolean; readonly errorCode: string | null };
export type FinishedGoogle = Result & {
  readonly data: readonly {
    readonly thirdToken: string;
    readonly thirdId: string;
    readonly email: string | null;
    readonly redirectUrl: string | null;
  }[];
};

/** One browser at the gateway, and its person at the providers' pages. */
export type SocialShopper = {
  start(redirectUrl?: string): Promise<Result & { readonly data: readonly { readonly address: string }[] }>;
  /** Goes to Google, picks an account, and is sent back. */
  visitGoogle(account: string | Record<string, string>, redirectUrl?: string): Promise<GoogleCallback>;
  finish(callback: GoogleCallback): Promise<FinishedGoogle>;
  login(token: string, thirdId: string, fields?: object): Promise<GatewayAnswer>;
  /** The whole sign-in. */
  throughGoogle(account: string | Record<string, string>): Promise<GatewayAnswer>;
  throughFacebook(account: string | Record<string, string>): Promise<GatewayAnswer>;
};

export async function newSocialShopper(shop: TestShop, sandbox: SocialSandbox): Promise<SocialShopper> {
  const begun = await shop.send("mutation { guestInit { data { token } } }");
  const token = resultOf<{ data: { token: string }[] }>(begun, "guestInit").data[0]?.token ?? "";
  const send = (query: string, variables: object) => shop.send(query, variables, { token });
  const shopper: SocialShopper = {
    start: async (redirectUrl) => resultOf(await send(startQuery, { redirectUrl }), "startGoogleLogin"),
    visitGoogle: async (account, redirectUrl) => {
      const { data } = await shopper.start(redirectUrl);
      return sandbox.pickAtGoogle(data[0]?.address ?? "", account);
    },
    finish: async (input) => resultOf(await send(finishQuery, { input }), "finishGoogleLogin"),
    login: (thirdToken, thirdId, fields = {}) =>
      send(loginQuery, { input: { thirdToken, thirdId, thirdChannel: "google", pageType: "login", ...fields } }),
    throughGoogle: async (account) => {
      const { data } = await shopper.finish(await shopper.visitGoogle(account));
      return shopper.login(data[0]?.thirdToken ?? "", data[0]?.thirdId ?? "");
    },
    throughFacebook: async (account) => {
      const { token: accessToken, userId } = await sandbox.pickAtFacebook(account);
      return shopper.login(accessToken, userId, { thirdChannel: "facebook" });
    },
  };
  return shopper;
}

export function resultOf<Value>(answer: GatewayAnswer, name: string): Value {
  const value = answer.data?.[name];
  if (value === null || value === undefined) throw new Error(JSON.stringify(answer));
  return value as Value;
}

/** Ayu, known to the providers by the same address. */
export const ayu: Member = {
  memberCode: "M-AYU",
  status: "active",
  email: "Ayu@gelora.example",
  emailVerified: true,
  mobile: "8120000001",
  mobileVerified: true,
  firstName: "Ayu",
  lastName: "Lestari",
  language: "id-ID",
};
