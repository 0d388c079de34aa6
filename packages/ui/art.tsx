/** A drawing for each kind of state; the files are in `art/`. */
export const artNames = [
  "empty-cart",
  "no-orders",
  "nothing-found",
  "offline",
  "order-placed",
  "page-not-found",
  "payment-failed",
  "server-error",
  "waiting",
] as const;
export type ArtName = (typeof artNames)[number];

/** Decorative: the words beside it say the same. */
export function Art({ name }: { readonly name: ArtName }) {
  return <span aria-hidden="true" data-art={name} className="art mx-auto block" />;
}
