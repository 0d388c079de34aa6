import { readStored } from "../browser/browser-storage.ts";
import { spokenLanguage } from "../browser/language-of-address.ts";
import type { Document } from "../gateway/document.ts";
import { type CallResult, callGateway } from "../gateway/gateway-call.ts";
import type { CallFailure } from "../gateway/gateway-failures.ts";
import { browserPage } from "../page/browser-page.ts";
import { loadDocument } from "../page/load-document.ts";
import { loginAddressAfterEnd } from "../pages/page-facts.ts";
import { expireReads } from "./read-cache.ts";
import { forgetCredentials, sessionReady, storedCredential } from "./session.ts";
import { noteEnd } from "./session-end.ts";

/** The usual timeout of a call, in milliseconds. */
export const usualWaitMs = 20_000;

/** Set by the root: goes to the login without a reload. */
let leaveFor: (address: string) => void = (address) => loadDocument(address);

export function setLeaveFor(leave: (address: string) => void): void {
  leaveFor = leave;
}

/** A gateway, by the setting that holds its address. */
export type Gateway = "shopUrl" | "clubUrl";

/**
 * Calls a gateway from a browser, with the member's or guest's token: the club knows the shop's
 * sessions. Waits for a guest session that is being created. If the session has ended, credentials
 * are cleared, and on a closed route the shopper is taken to the login [SES-06 to SES-08]; the
 * failure is returned in either case.
 * @param waitMs the timeout of each call
 */
export async function callInSession<Result, Variables>(
  gateway: Gateway,
  document: Document<Result, Variables>,
  variables: Variables,
  waitMs = usualWaitMs,
): Promise<CallResult<Result>> {
  await sessionReady();
  const credential = storedCredential();
  const ask = (token: string | undefined) => askWith(token, gateway, document, variables, waitMs);
  const result = await ask(credential);
  if (needsAccount(result) && storedCredential() === credential) leaveForLogin();
  if (!isEnded(result)) return result;
  if (!mayBeOvertaken(credential)) return leaveEndedSession(credential, result);
  const renewed = storedCredential();
  const second = await ask(renewed);
  return isEnded(second) ? leaveEndedSession(renewed, second) : second;
}

/**
 * A sign-in in progress, here or in another tab, changes token and cookie. A call by a guest, or
 * with a token that is no longer the stored one, is repeated: the failed one had no effect.
 */
function mayBeOvertaken(refused: string | undefined): boolean {
  return refused !== storedCredential() || readStored("token") === undefined;
}

function askWith<Result, Variables>(
  token: string | undefined,
  gateway: Gateway,
  document: Document<Result, Variables>,
  variables: Variables,
  waitMs: number,
): Promise<CallResult<Result>> {
  const { settings, language } = browserPage();
  const answer = callGateway(document, variables, {
    base: addressOf(gateway, settings[gateway]),
    language: spokenLanguage() ?? language,
    siteCode: settings.siteCode,
    signal: AbortSignal.timeout(waitMs),
    withCookie: true,
    ...(token ? { token } : {}),
  });
  return isChange(document) ? answer.finally(expireReads) : answer;
}

/** The club's gateway has a path of its own, as both may be behind one host [OPS-06]. */
function addressOf(gateway: Gateway, base: string): string {
  if (gateway === "shopUrl" || new URL(base).pathname !== "/") return base;
  return new URL("/loyalty/graphql", base).href;
}

const isChange = (document: Document<unknown, never>): boolean => String(document).trimStart().startsWith("mutation");

type Ended = { readonly ok: false; readonly failure: CallFailure };

const isEnded = (result: CallResult<unknown>): result is Ended => !result.ok && result.failure.kind === "session-ended";

/** The session is valid but a guest's, and the call needs an account [K04]. */
const needsAccount = (result: CallResult<unknown>): boolean => !result.ok && result.failure.kind === "account-needed";

function leaveEndedSession(refused: string | undefined, result: Ended): Ended {
  // A different account has signed in meanwhile, and its session is valid.
  if (storedCredential() !== refused) return result;
  if (readStored("token") && addressOfLogin()) noteEnd();
  forgetCredentials();
  leaveForLogin();
  return result;
}

/** Undefined on a public page, which stays as it is. */
const addressOfLogin = (): string | undefined => loginAddressAfterEnd(location.pathname, location.search);

function leaveForLogin(): void {
  const login = addressOfLogin();
  if (login) leaveFor(login);
}
