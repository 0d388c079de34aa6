import { useState } from "react";
import { Extras } from "../chrome/extras.tsx";
import { refreshMiniCart } from "../features/cart/mini-cart.ts";
import { useCartStart } from "../features/cart/use-cart-start.ts";
import { HomePrompt } from "../features/club/home-prompt.tsx";
import { HomeNewsletter } from "../features/newsletter/home-newsletter.tsx";
import { RecentlySeen } from "../features/recently-seen/recently-seen.tsx";
import { SizeFilter } from "../features/sizes/size-filter.tsx";
import { Hearts } from "../features/wishlist/hearts.tsx";

export type LatePartsProps = { readonly device: "h5" | "pc"; readonly whatsApp: string };

/**
 * The chrome's extras: the cart that they keep up to date, the questions of the home page,
 * the hearts of the wishlist, the filter by the shopper's own size, and recently seen
 * products. The chrome imports no feature, so the app passes them in.
 */
export function LateParts(props: LatePartsProps) {
  const [isLinkAsked, setIsLinkAsked] = useState<boolean>();
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
          <HomePrompt onAsking={setIsLinkAsked} />
          <HomeNewsletter isFree={isLinkAsked === false} />
          <Hearts />
          <SizeFilter />
          <RecentlySeen />
        </>
      ) : null}
    </>
  );
}
