import { Icon } from "@gelora/ui/icon.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

/** Where the page was opened from a checkout, which has everything that was entered. */
export function BackToCheckout({ checkoutId }: { readonly checkoutId: string }) {
  const words = useWords("coupons");
  return (
    <a
      href={`/checkout/${checkoutId}`}
      className="mb-2 inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-4"
    >
      <Icon name="arrow-right" className="size-4 rotate-180" />
      {words("backToCheckout")}
    </a>
  );
}
