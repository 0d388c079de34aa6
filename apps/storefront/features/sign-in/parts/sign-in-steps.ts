import { readStored } from "../../../platform/browser/browser-storage.ts";
import { track } from "../../../platform/browser/tracking.ts";
import { refreshAccountInfo } from "../../../platform/session/account-info.ts";
import { type AccountInfo, clientState } from "../../../platform/session/client-state.ts";
import { clearGuestFlag, keepAccount, markLoggedIn, removeGuestId } from "../../../platform/session/sign-in-state.ts";
import { mergeGuestCart } from "../../cart/guest-cart.ts";
import { refreshMiniCart } from "../../cart/mini-cart.ts";
import type { useCartNews } from "../../cart/use-cart-news.ts";

/** The answer of a login, registration or third-party sign-in. */
export type SignedInAccount = AccountInfo & { readonly userAuthToken: string };

export type AfterSteps = {
  readonly tellCartNews: ReturnType<typeof useCartNews>;
  readonly leave: () => Promise<void>;
};

/**
 * In the documents' order: event, merge of the guest's cart, cart count, marked as logged in,
 * guest's id removed, guest flag cleared, on to the next page [LGN-05 to LGN-12]. A guest account
 * stays a guest: no merge, id and flag stay [K05]. A failed merge does not stop the sign-in: the
 * guest's id stays, and the next page load retries. What the answer leaves out of a member's
 * account is asked for at the end, and nobody waits for it [LGN-19].
 */
export async function signInSteps(account: SignedInAccount, { tellCartNews, leave }: AfterSteps): Promise<void> {
  const isGuest = account.isGuest === true;
  const hadGoods = clientState().miniCartNum > 0;
  track({ name: "login", kind: isGuest ? "guest" : "member" });
  // The merge authenticates as the member, with the guest's id beside the token.
  keepAccount(account.userAuthToken, {
    ...account,
    visitorUniqueKey: account.visitorUniqueKey ?? readStored("visitorUniqueKey"),
  });
  const news = isGuest ? undefined : await mergeGuestCart();
  await refreshMiniCart();
  markLoggedIn();
  if (news) removeGuestId();
  if (!isGuest) clearGuestFlag();
  if (news) tellCartNews(news, hadGoods);
  if (!isGuest && asked.some((name) => account[name] === undefined)) void refreshAccountInfo();
  await leave();
}

/** The shop decides; a null is an answer. */
const asked = [
  "account",
  "firstName",
  "lastName",
  "email",
  "whatsApp",
  "mobile",
  "userCode",
  "isVisitor",
  "isMapClubUser",
  "mapclubBind",
] as const satisfies readonly (keyof AccountInfo)[];
