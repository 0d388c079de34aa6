import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import type { ReturnsOf } from "../domain/order-returns.ts";
import { orderPageOf } from "./order-page.ts";

/** A member's own orders, from any browser [ORD-04, K04]. */
export const orderList =
  (returnsOf: ReturnsOf): QueryResolvers["orderList"] =>
  (_parent, wish, context) =>
    orderPageOf(context, ownerOf(memberSessionOf(context)), wish, returnsOf);
