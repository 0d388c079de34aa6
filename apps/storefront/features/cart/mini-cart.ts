import { graphql } from "../../platform/gateway/document.ts";
import { setClientState } from "../../platform/session/client-state.ts";
import { callShop } from "../../platform/session/shop-client.ts";

const miniCartDocument = graphql(`
  query miniCartNumber { miniCartNumber { count } }
`);

/**
 * Reads the number of pieces in the cart, for guests and members [SES-19]. A failure leaves the
 * count unchanged.
 */
export async function refreshMiniCart(): Promise<void> {
  const result = await callShop(miniCartDocument, {});
  if (result.ok) setClientState({ miniCartNum: result.value.miniCartNumber.count });
}
