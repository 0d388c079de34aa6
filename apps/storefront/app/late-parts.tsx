import { Extras } from "../chrome/extras.tsx";
import { refreshMiniCart } from "../features/cart/mini-cart.ts";
import { useCartStart } from "../features/cart/use-cart-start.ts";

export type LatePartsProps = { readonly device: "h5" | "pc"; readonly whatsApp: string };

/**
 * The chrome's extras, with the cart that they keep up to date. The chrome imports no feature, so
 * the app passes it in.
 */
export function LateParts(props: LatePartsProps) {
  return <Extras {...props} startCart={useCartStart()} refreshCart={refreshMiniCart} />;
}
