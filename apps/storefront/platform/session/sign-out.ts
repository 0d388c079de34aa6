import { forgetPersonalNotes } from "../browser/personal-notes.ts";
import { graphql } from "../gateway/document.ts";
import { loadDocument } from "../page/load-document.ts";
import { forgetCredentials } from "./session.ts";
import { callShop } from "./shop-client.ts";

const logoutDocument = graphql(`
  mutation logout { logout { success } }
`);

let leaving: Promise<void> | undefined;

/**
 * Ends the session and starts a new one as a guest [GAP-01]. Whatever the shop answers, nothing of
 * the account stays in this browser: home is loaded rather than navigated to, which also drops data
 * in memory and input in this tab.
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
  loadDocument("/");
}
