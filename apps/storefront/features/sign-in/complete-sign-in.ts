import { useNavigate } from "react-router";
import { ownPath } from "../../platform/own-path.ts";
import { useCartNews } from "../../platform/use-cart-news.ts";
import { useWayBack } from "../../platform/way-back.ts";
import { type SignedInAccount, signInSteps } from "./parts/sign-in-steps.ts";

export type CompleteSignIn = (
  account: SignedInAccount,
  options?: { readonly to?: string; readonly newDocument?: boolean },
) => Promise<void>;

/**
 * All that follows a sign-in of whatever kind: a password's, a registration's, a third party's, a guest's [LGN-05 to LGN-12]. What became of the cart is
 * told over the next page.
 * @param options.to an own path; the page's redirectUrl, or `/`, when absent
 * @param options.newDocument leaves the document behind, and with it scripts of others that stand in it; what became of the cart is then told in the cart alone
 */
export function useCompleteSignIn(): CompleteSignIn {
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const tellCartNews = useCartNews();
  return (account, { to = wayBack, newDocument = false } = {}) =>
    signInSteps(account, {
      tellCartNews,
      leave: async () => (newDocument ? location.replace(ownPath(to)) : navigate(ownPath(to), { replace: true })),
    });
}
