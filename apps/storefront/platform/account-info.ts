import { clientState } from "./client-state.ts";
import { graphql } from "./document.ts";
import { sessionReady, showStoredAccount, storedCredential } from "./session.ts";
import { callShop } from "./shop-client.ts";
import { keepAccountInfo } from "./sign-in-state.ts";

const accountDocument = graphql(`
  query StorefrontAccount {
    userInfo {
      account firstName lastName email whatsApp mobile userCode memberCode isVisitor isGuest isMapClubUser mapclubBind
    }
  }
`);

/** Brings what is kept of a member up to date, as it may have been changed on another device. A guest has no account to ask for [SES-18]. */
export async function refreshAccountInfo(): Promise<void> {
  await sessionReady();
  const { isLogin, isGuest } = clientState();
  if (!isLogin || isGuest) return;
  const asked = storedCredential();
  const result = await callShop(accountDocument, {});
  const known = result.ok ? result.value.userInfo : undefined;
  // Who signed in meanwhile is somebody else.
  if (!known || asked !== storedCredential()) return;
  keepAccountInfo({ ...clientState().accountInfo, ...known });
  showStoredAccount();
}
