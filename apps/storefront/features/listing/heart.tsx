import { Icon } from "@gelora/ui/icon.tsx";

/**
 * Puts a product on the wishlist, or takes it off. Pages are public: the button is the same for
 * everyone, and hidden, until the browser knows the list (`wishlist/hearts.tsx`), which also hears
 * its presses.
 */
export function Heart({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <button type="button" className="heart" data-wish={code} aria-label={label} aria-pressed="false">
      <Icon name="heart" className="size-5" />
    </button>
  );
}
