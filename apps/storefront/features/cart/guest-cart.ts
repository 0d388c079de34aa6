import { readStored, removeStored } from "../../platform/browser/browser-storage.ts";
import { graphql } from "../../platform/gateway/document.ts";
import { clientState } from "../../platform/session/client-state.ts";
import { sessionReady } from "../../platform/session/session.ts";
import { callShop } from "../../platform/session/shop-client.ts";

const mergeDocument = graphql(`
  query cartInit_merge($guestId: String!) {
    cartInit(distributionType: 11, guestId: $guestId) {
      notices { cartItemId code from to }
      itemList { cartItemId productName }
    }
  }
`);

/** A change that the shopper must be notified of. `name` is empty if it concerns no single item. */
export type CartNews = {
  readonly code: string;
  readonly name: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
};

/**
 * Merges the guest's cart into the member's, whose token is already stored [LGN-06, Q68].
 * Idempotent.
 * @returns the changes on the way; undefined if it failed, in which case the caller must keep the
 * guest's id for a retry
 */
export async function mergeGuestCart(): Promise<readonly CartNews[] | undefined> {
  const guestId = readStored("guestId");
  if (!guestId) return [];
  const result = await callShop(mergeDocument, { guestId });
  if (!result.ok) return undefined;
  const { notices, itemList } = result.value.cartInit;
  return notices.map(({ cartItemId, code, from, to }) => ({
    code,
    name: itemList.find((item) => item.cartItemId === cartItemId)?.productName ?? "",
    from: from ?? undefined,
    to: to ?? undefined,
  }));
}

/**
 * Retries a merge that failed at sign-in: a member's token beside a guest's id indicates one.
 * @returns undefined if there was nothing to do, or it failed again
 */
export async function mergeLeftGuestCart(): Promise<readonly CartNews[] | undefined> {
  await sessionReady();
  const { isLogin, isGuest } = clientState();
  if (!isLogin || isGuest || !readStored("guestId")) return undefined;
  const news = await mergeGuestCart();
  if (news) removeStored("guestId");
  return news;
}
