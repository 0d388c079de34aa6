import { readStored, removeStored, writeStored } from "../browser/browser-storage.ts";
import { spokenLanguage } from "../browser/language-of-address.ts";
import { graphql } from "../gateway/document.ts";
import { callGateway } from "../gateway/gateway-call.ts";
import { browserPage } from "../page/browser-page.ts";
import { type AccountInfo, setClientState } from "./client-state.ts";
import { forgetReads } from "./read-cache.ts";

const guestInitDocument = graphql(`
  mutation guestInit {
    guestInit { success errorMessage data { token visitorUniqueKey guestId } }
  }
`);

/**
 * The value of the AUTH-TOKEN header: a logged-in user's token, else the guest's id [SES-05, K03].
 */
export function storedCredential(): string | undefined {
  return readStored("token") ?? readStored("guestId");
}

let starting: Promise<void> | undefined;

/**
 * Resolves when this browser has a member's or guest's token, or could not get one. Starts the
 * session on first use [SES-01].
 */
export function sessionReady(): Promise<void> {
  starting ??= startSession().finally(() => {
    // A session that could not be created is retried by the next call.
    if (!storedCredential()) starting = undefined;
  });
  return starting;
}

/** With a stored token or a known guestId, no session is created [SES-03, Q38]. */
async function startSession(): Promise<void> {
  showStoredAccount();
  if (!storedCredential()) await alone(startGuest);
}

/**
 * Tabs that open at once in a new browser create one guest: a second one's cookie would not match
 * the first one's id.
 */
function alone(work: () => Promise<void>): Promise<void> {
  return "locks" in navigator ? navigator.locks.request("guest-session", work) : work();
}

async function startGuest(): Promise<void> {
  if (storedCredential()) return;
  const { settings, language } = browserPage();
  const result = await callGateway(
    guestInitDocument,
    {},
    {
      base: settings.shopUrl,
      language: spokenLanguage() ?? language,
      siteCode: settings.siteCode,
      withCookie: true,
    },
  );
  const session = result.ok ? result.value.guestInit.data?.[0] : undefined;
  if (!session) return;
  writeStored("guestId", session.token);
  writeStored("visitorUniqueKey", session.visitorUniqueKey);
}

/** Shows who is logged in, according to the browser's storage, which all tabs share. */
export function showStoredAccount(): void {
  const account = storedAccount();
  const isLogin = readStored("token") !== undefined;
  setClientState({ isLogin, isGuest: !isLogin || account?.isGuest === true, accountInfo: account });
}

function storedAccount(): AccountInfo | undefined {
  const text = readStored("userInfo");
  if (!text || !readStored("token")) return undefined;
  try {
    const account: unknown = JSON.parse(text);
    return typeof account === "object" && account !== null ? account : undefined;
  } catch {
    return undefined;
  }
}

/**
 * After code 0002: token and user info are removed from both places; the shopper continues as a new
 * guest [SES-06, SES-11], without the member's pieces in the header.
 */
export function forgetCredentials(): void {
  // Without a member's token it was the guest's session that ended.
  if (!readStored("token")) removeStored("guestId");
  removeStored("token");
  removeStored("userInfo");
  removeStored("isLogin");
  starting = undefined;
  forgetReads();
  setClientState({ isLogin: false, isGuest: true, accountInfo: undefined, miniCartNum: 0 });
}
