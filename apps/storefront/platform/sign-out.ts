import { graphql } from "./document.ts";
import { forgetPersonalNotes } from "./personal-notes.ts";
import { forgetCredentials } from "./session.ts";
import { callShop } from "./shop-client.ts";

const logoutDocument = graphql(`
  mutation StorefrontLogout { logout { success } }
`);

let leaving: Promise<void> | undefined;

/**
 * Ends the session and begins anew as a guest [GAP-01]. Whatever the shop answers, nothing of the account stays in this browser: home is loaded, not navigated
 * to, so that what pages kept in memory goes as well, and so does what was typed in this tab.
 */
export function signOut(): Promise<void> {
  leaving ??= leave().finally(() => {
    leaving = undefined;
  });
  return leaving;
}

async function leave(): Promise<void> {
  await callShop(logoutDocument, {});
  forgetCredentials();
  forgetPersonalNotes();
  location.assign("/");
}
