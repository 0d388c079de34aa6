import { graphql } from "../gateway/document.ts";
import { clientState } from "./client-state.ts";
import { sessionReady, showStoredAccount, storedCredential } from "./session.ts";
import { callShop } from "./shop-client.ts";
import { keepAccountInfo } from "./sign-in-state.ts";

const accountDocument = graphql(`
  query userInfo {
    userInfo {
      account firstName lastName email whatsApp mobile userCode memberCode isVisitor isGuest isMapClubUser mapclubBind
    }
  }
`);

/**
 * Refreshes the stored account data, as it may have changed on another device. A guest has no
 * account [SES-18].
 */
export async function refreshAccountInfo(): Promise<void> {
  await sessionReady();
  const { isLogin, isGuest } = clientState();
  if (!isLogin || isGuest) return;
  const asked = storedCredential();
  const result = await callShop(accountDocument, {});
  const known = result.ok ? result.value.userInfo : undefined;
  // A different account has signed in meanwhile.
  if (!known || asked !== storedCredential()) return;
  keepAccountInfo({ ...clientState().accountInfo, ...known });
  showStoredAccount();
}
