import { browserPage } from "./browser-page.ts";
import { readStored } from "./browser-storage.ts";
import type { Document } from "./document.ts";
import { type CallResult, callGateway } from "./gateway-call.ts";
import { loginAddressAfterEnd } from "./public-routes.ts";
import { forgetCredentials, sessionReady } from "./session.ts";

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
  const { settings, language } = browserPage();
  const token = readStored("token") ?? readStored("guestId");
  const result = await callGateway(document, variables, {
    base: settings.shopUrl,
    language: readStored("gt-local") ?? language,
    siteCode: settings.siteCode,
    signal: AbortSignal.timeout(longestWaitMs),
    ...(token ? { token } : {}),
  });
  if (!result.ok && result.failure.kind === "session-ended") {
    forgetCredentials();
    const login = loginAddressAfterEnd(location.pathname, location.search);
    if (login) leaveFor(login);
  }
  return result;
}
