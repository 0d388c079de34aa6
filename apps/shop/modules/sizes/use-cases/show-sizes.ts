/** A member's sizes, at most one of each kind. */
export { selectSizesOf as showSizes } from "../storage/member-size-rows.ts";
