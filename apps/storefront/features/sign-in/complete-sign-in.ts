import { useNavigate } from "react-router";
import { loadDocument } from "../../platform/page/load-document.ts";
import { ownPath } from "../../platform/page/own-path.ts";
import { useWayBack } from "../../platform/page/way-back.ts";
import { useCartNews } from "../cart/use-cart-news.ts";
import { type SignedInAccount, signInSteps } from "./parts/sign-in-steps.ts";

export type CompleteSignIn = (
  account: SignedInAccount,
  options?: { readonly to?: string; readonly newDocument?: boolean },
) => Promise<void>;

/**
 * Everything after a sign-in of any kind: password, registration, third party or guest [LGN-05 to
 * LGN-12]. The cart merge is reported on the next page.
 * @param options.to an own path; defaults to the page's redirectUrl, or `/`
 * @param options.newDocument loads a new document, which drops third-party scripts; the merge is
 * then reported in the cart only
 */
export function useCompleteSignIn(): CompleteSignIn {
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const tellCartNews = useCartNews();
  return (account, { to = wayBack, newDocument = false } = {}) =>
    signInSteps(account, {
      tellCartNews,
      leave: async () =>
        newDocument ? loadDocument(ownPath(to), { replace: true }) : navigate(ownPath(to), { replace: true }),
    });
}
