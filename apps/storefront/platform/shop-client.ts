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
  const first = await askWith(storedCredential(), document, variables);
  if (!isEnded(first)) return first;
  // A sign-in that is just being answered, here or in another tab, changes token and cookie: what was on its way then is asked again. Nothing was done for it.
  const credential = storedCredential();
  const second = await askWith(credential, document, variables);
  if (isEnded(second)) leaveEndedSession(credential, second.failure);
  return second;
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

function leaveEndedSession(refused: string | undefined, { details }: CallFailure): void {
  // Others have signed in meanwhile, and theirs is a living session.
  const isStillStored = storedCredential() === refused;
  // A guest who asks for what needs an account has a living session, too.
  if (isStillStored && details?.needsLogin !== true) forgetCredentials();
  const login = loginAddressAfterEnd(location.pathname, location.search);
  if (isStillStored && login) leaveFor(login);
}
