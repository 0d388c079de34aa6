import { readStored, removeStored } from "./browser-storage.ts";
import { clientState } from "./client-state.ts";
import { graphql } from "./document.ts";
import { sessionReady } from "./session.ts";
import { callShop } from "./shop-client.ts";

const mergeDocument = graphql(`
  query StorefrontMergeCart($guestId: String!) {
    cartInit(distributionType: 11, guestId: $guestId) {
      notices { cartItemId code from to }
      itemList { cartItemId productName }
    }
  }
`);

/** What a shopper has to know about their cart. `name` is empty where it is about no single item. */
export type CartNews = {
  readonly code: string;
  readonly name: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
};

/**
 * Brings the guest's cart into the member's, whose token is kept already [LGN-06, Q68]. Repeating it changes nothing.
 * @returns what was changed on the way; undefined when it could not be done, and the guest's id is then to be kept for another try
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

/** Tries again what a sign-in could not do: a member's token with a guest's id beside it says so. @returns undefined when there was nothing to do, or it failed again */
export async function mergeLeftGuestCart(): Promise<readonly CartNews[] | undefined> {
  await sessionReady();
  const { isLogin, isGuest } = clientState();
  if (!isLogin || isGuest || !readStored("guestId")) return undefined;
  const news = await mergeGuestCart();
  if (news) removeStored("guestId");
  return news;
}
