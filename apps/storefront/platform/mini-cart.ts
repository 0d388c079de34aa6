import { setClientState } from "./client-state.ts";
import { graphql } from "./document.ts";
import { callShop } from "./shop-client.ts";

const miniCartDocument = graphql(`
  query StorefrontMiniCart { miniCartNumber { count } }
`);

/** Reads the number of pieces in the cart, for guests and members alike [SES-19]. A failure leaves the number as it was. */
export async function refreshMiniCart(): Promise<void> {
  const result = await callShop(miniCartDocument, {});
  if (result.ok) setClientState({ miniCartNum: result.value.miniCartNumber.count });
}
