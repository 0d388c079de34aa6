import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import type { ReturnsOf } from "../domain/order-returns.ts";
import { orderPageOf } from "./order-page.ts";

/** The orders placed from this browser [ORD-01, Q80]. */
export const guestOrderList =
  (returnsOf: ReturnsOf): QueryResolvers["guestOrderList"] =>
  (_parent, wish, context) =>
    orderPageOf(context, ownerOf(sessionOf(context)), wish, returnsOf);
