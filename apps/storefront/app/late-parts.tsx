import { useState } from "react";
import { Extras } from "../chrome/extras.tsx";
import { refreshMiniCart } from "../features/cart/mini-cart.ts";
import { useCartStart } from "../features/cart/use-cart-start.ts";
import { HomePrompt } from "../features/club/home-prompt.tsx";
import { Hearts } from "../features/wishlist/hearts.tsx";

export type LatePartsProps = { readonly device: "h5" | "pc"; readonly whatsApp: string };

/**
 * The chrome's extras, with the cart that they keep up to date, what home asks
 * members, and the hearts of wishes. The
 * chrome imports no feature, so the app passes it in.
 */
export function LateParts(props: LatePartsProps) {
  const [isAccountKnown, setIsAccountKnown] = useState(false);
  return (
    <>
      <Extras
        {...props}
        startCart={useCartStart()}
        refreshCart={refreshMiniCart}
        onAccountKnown={() => setIsAccountKnown(true)}
      />
      {isAccountKnown ? (
        <>
          <HomePrompt />
          <Hearts />
        </>
      ) : null}
    </>
  );
}
