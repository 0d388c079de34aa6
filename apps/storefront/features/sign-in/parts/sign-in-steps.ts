import { type AccountInfo, clientState } from "../../../platform/client-state.ts";
import { mergeGuestCart } from "../../../platform/guest-cart.ts";
import { refreshMiniCart } from "../../../platform/mini-cart.ts";
import { clearGuestFlag, keepAccount, markLoggedIn, removeGuestId } from "../../../platform/sign-in-state.ts";
import { track } from "../../../platform/tracking.ts";
import type { useCartNews } from "../../../platform/use-cart-news.ts";

/** What a login, a registration or a third party's sign-in answered. */
export type SignedInAccount = AccountInfo & { readonly userAuthToken: string };

export type AfterSteps = {
  readonly tellCartNews: ReturnType<typeof useCartNews>;
  readonly leave: () => Promise<void>;
};

/**
 * The documents' order: event, merge of the guest's cart, cart count, marked as logged in, guest's id removed, guest flag cleared, on to the next page
 * [LGN-05 to LGN-12]. A guest account stays a guest: no merge, id and flag stay [K05].
 * A merge that fails stops nobody: the guest's id is kept then, and the next load of a page tries again.
 */
export async function signInSteps(account: SignedInAccount, { tellCartNews, leave }: AfterSteps): Promise<void> {
  const isGuest = account.isGuest === true;
  const hadGoods = clientState().miniCartNum > 0;
  track({ name: "login", kind: isGuest ? "guest" : "member" });
  // The merge asks as the member, with the guest's id beside the token.
  keepAccount(account.userAuthToken, account);
  const news = isGuest ? undefined : await mergeGuestCart();
  await refreshMiniCart();
  markLoggedIn();
  if (news) removeGuestId();
  if (!isGuest) clearGuestFlag();
  if (news) tellCartNews(news, hadGoods);
  await leave();
}
