/** Named as the documents do, and otherwise as Google Analytics does [Q55]. */
export type TrackedEvent = {
  readonly name: "page_view" | "login" | "view_item" | "add_to_cart" | "started_checkout" | "error";
  readonly [field: string]: unknown;
};
