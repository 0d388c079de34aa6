/** A drawing for each kind of state; the files are in `art/`. */
export type ArtName =
  | "empty-cart"
  | "no-orders"
  | "nothing-found"
  | "offline"
  | "order-placed"
  | "page-not-found"
  | "payment-failed"
  | "server-error"
  | "waiting";

/** Decorative: the words beside it say the same. */
export function Art({ name }: { readonly name: ArtName }) {
  return <span aria-hidden="true" data-art={name} className="art mx-auto block" />;
}
