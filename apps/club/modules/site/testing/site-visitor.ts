import { encodeSiteKey, usualFixedKey } from "@gelora/contracts/site-key.ts";
import { z } from "zod";
import type { TestGateway } from "../../../testing/gateway.ts";
import { insertLink, seedMembers } from "../../membership/membership.ts";

const keyQuery = "mutation ($page: LoyaltySitePage!) { mapClubSiteKey(input: { page: $page }) { userCode token } }";
const pinQuery = "query ($pin: String!) { mapClubCheckPin(input: { pin: $pin }) { success } }";
const keyShape = z.object({ mapClubSiteKey: z.object({ userCode: z.string(), token: z.string() }) });

export type SitePageAnswer = {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Where the answer leads; empty for a page. */
  readonly location: string;
};

/** A person with a browser without scripts, who visits the club's site. */
export type SiteVisitor = {
  /** A new address of a page, with a key. */
  readonly address: (page: "pin" | "card" | "points", more?: string) => Promise<string>;
  readonly get: (address: string, headers?: Readonly<Record<string, string>>) => Promise<SitePageAnswer>;
  readonly post: (
    address: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<SitePageAnswer>;
  /** Opens a page with a new key, as the shop does. */
  readonly open: (page: "pin" | "card" | "points", more?: string) => Promise<SitePageAnswer>;
  /** Whether a PIN permits redeeming. */
  readonly redeemsWith: (pin: string) => Promise<boolean>;
  readonly memberCode: string;
  readonly accountCode: string;
  /** Without +62. */
  readonly mobile: string;
};

let people = 0;

/** A new member whose account is linked, signed in at the shop. */
export async function newSiteVisitor(club: TestGateway, firstName = "Dewi"): Promise<SiteVisitor> {
  people += 1;
  const [memberCode, accountCode, mobile] = [`MV${people}`, `AV${people}`, `8127777${1000 + people}`];
  const person = { firstName, lastName: "Lestari", email: "dewi@contoh.id", emailVerified: true, phoneVerified: true };
  await seedMembers(club.platform, [{ ...person, memberCode, mobile, status: "ACTIVE" }]);
  await club.platform.database.transaction(() => insertLink(club.platform, { accountCode, memberCode }));
  const session = club.shop.signIn({ kind: "member", code: accountCode });
  const address: SiteVisitor["address"] = async (page, more = "") => {
    const headers = { "auth-token": session };
    const answer = await club.send(keyQuery, { variables: { page: page.toUpperCase() }, headers });
    const key = await encodeSiteKey(usualFixedKey, keyShape.parse(answer.data).mapClubSiteKey);
    return `/site/${page}?key=${key}${more}`;
  };
  const browser = newSiteBrowser(club);
  const open: SiteVisitor["open"] = async (page, more) => {
    const entered = await browser.get(await address(page, more));
    return entered.location ? browser.get(entered.location) : entered;
  };
  const redeemsWith = async (pin: string): Promise<boolean> => {
    const answer = await club.send(pinQuery, { variables: { pin }, headers: { "auth-token": session } });
    return answer.errors === undefined;
  };
  return { ...browser, address, open, redeemsWith, memberCode, accountCode, mobile };
}

/** A browser that nobody has signed in with. */
export function newSiteBrowser(club: TestGateway): Pick<SiteVisitor, "get" | "post"> {
  const cookies = new Map<string, string>();
  const send = async (method: "GET" | "POST", url: string, headers: object, payload?: string) => {
    const answer = await club.server.inject({
      method,
      url,
      headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; "), ...headers },
      ...(payload ? { payload } : {}),
    });
    const set = answer.headers["set-cookie"];
    const [name, value] = typeof set === "string" ? (set.split(";")[0] ?? "").split("=") : [];
    if (name && value) cookies.set(name, value);
    const { statusCode: status, body } = answer;
    return { status, body, headers: answer.headers, location: answer.headers.location ?? "" };
  };
  return {
    get: (address, headers = {}) => send("GET", address, headers),
    post: (address, fields, headers = {}) => {
      const type = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:4100" };
      return send("POST", address, { ...type, ...headers }, new URLSearchParams(fields).toString());
    },
  };
}
