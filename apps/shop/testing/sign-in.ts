import { signMemberIn } from "../modules/identity/identity.ts";
import { contextReader } from "../server/context-reader.ts";
import type { TestShop } from "./shop.ts";

/** A caller's credentials before a sign-in, or after it. */
export type TestCaller = { readonly token?: string | undefined; readonly cookie?: string | undefined };
export type SignedInCaller = {
  readonly token: string;
  readonly visitorKey: string;
  readonly cookie: string | undefined;
};

/**
 * For tests: signs a member in as every kind of login does, without a password or a code.
 * @param before the token and cookie sent with the call
 * @param headers such as `origin`, which makes the caller a browser, or `user-agent`
 */
export async function signInAs(
  shop: Pick<TestShop, "platform">,
  memberCode: string,
  before: TestCaller = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<SignedInCaller> {
  const cookies: string[] = [];
  const sent = {
    ...headers,
    ...(before.token ? { "auth-token": before.token } : {}),
    ...(before.cookie ? { cookie: before.cookie } : {}),
  };
  const context = await contextReader(shop.platform)(
    Object.assign(Object.create(null), { headers: sent, ip: "127.0.0.1" }),
    Object.assign(Object.create(null), { header: (_name: string, value: string) => cookies.push(value) }),
  );
  const { token, visitorKey } = await signMemberIn(context, memberCode);
  return { token, visitorKey, cookie: cookies.at(-1)?.split(";")[0] ?? before.cookie };
}
