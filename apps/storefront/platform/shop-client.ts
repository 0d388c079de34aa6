import { browserPage } from "./browser-page.ts";
import { readStored } from "./browser-storage.ts";
import type { Document } from "./document.ts";
import { type CallResult, callGateway } from "./gateway-call.ts";
import type { CallFailure } from "./gateway-failures.ts";
import { loginAddressAfterEnd } from "./public-routes.ts";
import { forgetCredentials, sessionReady, storedCredential } from "./session.ts";

const longestWaitMs = 20_000;

/** Set by the root: how to leave for the login without a reload. */
let leaveFor: (address: string) => void = (address) => location.assign(address);

export function setLeaveFor(leave: (address: string) => void): void {
  leaveFor = leave;
}

/**
 * Asks the shop from a browser, with the member's or guest's token. Waits for the guest session where one is being made.
 * When the session has ended, credentials are cleared, and on a closed route the shopper is taken to the login [SES-06 to SES-08]; the failure
 * comes back in either case.
 */
export async function callShop<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
): Promise<CallResult<Result>> {
  await sessionReady();
  const credential = storedCredential();
  const result = await askWith(credential, document, variables);
  if (!isEnded(result)) return result;
  if (needsLogin(result) || !mayBeOvertaken(credential)) return leaveEndedSession(credential, result);
  const renewed = storedCredential();
  const second = await askWith(renewed, document, variables);
  return isEnded(second) ? leaveEndedSession(renewed, second) : second;
}

/**
 * A sign-in that is just being answered, here or in another tab, changes token and cookie. What a guest asked meanwhile, or somebody whose token is not the stored one any more, is
 * asked again: nothing was done for it.
 */
function mayBeOvertaken(refused: string | undefined): boolean {
  return refused !== storedCredential() || readStored("token") === undefined;
}

function askWith<Result, Variables>(
  token: string | undefined,
  document: Document<Result, Variables>,
  variables: Variables,
): Promise<CallResult<Result>> {
  const { settings, language } = browserPage();
  return callGateway(document, variables, {
    base: settings.shopUrl,
    language: readStored("gt-local") ?? language,
    siteCode: settings.siteCode,
    signal: AbortSignal.timeout(longestWaitMs),
    withCookie: true,
    ...(token ? { token } : {}),
  });
}

type Ended = { readonly ok: false; readonly failure: CallFailure };

const isEnded = (result: CallResult<unknown>): result is Ended => !result.ok && result.failure.kind === "session-ended";

/** The session lives, but is a guest's, and what was asked needs an account. */
const needsLogin = ({ failure }: Ended): boolean => failure.details?.needsLogin === true;

function leaveEndedSession(refused: string | undefined, result: Ended): Ended {
  // Others have signed in meanwhile, and theirs is a living session.
  if (storedCredential() !== refused) return result;
  if (!needsLogin(result)) forgetCredentials();
  const login = loginAddressAfterEnd(location.pathname, location.search);
  if (login) leaveFor(login);
  return result;
}
