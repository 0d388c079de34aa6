/** Members with a password, for tests of modules that members use. */

import { encodePassword } from "@gelora/person/encoded-password.ts";
import { uuidv7 } from "uuidv7";
import type { TestShop } from "../../../testing/shop.ts";
import { importMembers } from "../../members/member-import.ts";
import { findMember, type Member } from "../../members/members.ts";
import { hashPassword, storePassword } from "../../passwords/passwords.ts";

export type TestMember = {
  readonly memberCode: string;
  readonly email: string;
  readonly mobile: string;
  readonly password: string;
};

let count = 0;

/** An active member with verified address and number; the given fields override the defaults. */
export async function testMember(
  { platform }: TestShop,
  change: Partial<Member> & { readonly password?: string } = {},
): Promise<TestMember> {
  count += 1;
  const { password = "kucing-Terbang7", ...given } = change;
  const member: Member = {
    memberCode: `M${uuidv7()}`,
    status: "active",
    email: `anggota-${count}-${process.pid}@example.com`,
    emailVerified: true,
    mobile: `8${String(process.pid).padStart(7, "0").slice(-7)}${String(count).padStart(4, "0")}`,
    mobileVerified: true,
    firstName: "Dewi",
    lastName: "Lestari",
    language: "id-ID",
    ...given,
  };
  await importMembers(platform, [member]);
  const hash = await hashPassword(password);
  if (!hash.ok) throw new Error(hash.failure.code);
  await storePassword(platform, member.memberCode, hash.value);
  const kept = await findMember(platform, member.memberCode);
  return { memberCode: member.memberCode, email: kept?.email ?? "", mobile: kept?.mobile ?? "", password };
}

const loginQuery = `mutation ($input: LoginInput!) { login(input: $input) { success code errorCode errorMessage
  data { userAuthToken visitorUniqueKey account firstName lastName email whatsApp mobile userCode memberCode isVisitor isGuest isMapClubUser mapclubBind } } }`;

export type LoginAnswer = {
  readonly success: boolean;
  readonly code: string | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly data: readonly Readonly<Record<string, unknown>>[];
};

/** Signs in through the gateway, as any client does. */
export async function logIn(shop: TestShop, account: string, password: string, token?: string): Promise<LoginAnswer> {
  const input = { account, password: encodePassword(password) };
  const answer = await shop.send(loginQuery, { input }, token === undefined ? {} : { token });
  if (answer.errors) throw new Error(answer.errors.map((error) => JSON.stringify(error)).join("; "));
  return answer.data.login as LoginAnswer;
}

/** The token of a new session of this member. */
export async function memberToken(shop: TestShop, member: TestMember): Promise<string> {
  const { data, errorCode } = await logIn(shop, member.email, member.password);
  const token = data[0]?.userAuthToken;
  if (typeof token !== "string") throw new Error(`sign-in was refused with ${errorCode}`);
  return token;
}
