import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type FlashHold, type Holder, holdPieces, keepPieces, takeInTurn } from "../../flash-sales/flash-sales.ts";
import type { CartLine } from "../domain/cart-line.ts";
import { flashPieces, isOfFlashSale } from "../domain/flash-hold.ts";
import { quantityFailure, tooFewPieces, unitsElsewhere } from "../domain/quantity-limits.ts";
import { cartLinesOf, countPieces, lockCart, updateCartLine } from "../storage/cart-lines.ts";
import { giftsOf, giveawayRefusal } from "./giveaway-refusal.ts";
import { goodsOf, withHold } from "./goods-of.ts";

export type CartLineChange = {
  readonly cartLineId: string;
  readonly quantity: number | undefined;
  readonly selected: boolean | undefined;
  /** The flash sale at whose price the quantity is wanted, if so. */
  readonly activityCode?: string | undefined;
};

/**
 * Sets the quantity of a line, or whether it is selected for checkout. Locks the cart [CRT-04 to
 * CRT-07, CRT-12]. A quantity, also the present one, takes pieces of a running flash sale for the
 * shopper.
 * @returns how many pieces are in the cart now
 */
export async function changeCartLine(
  platform: Platform,
  holder: Holder,
  change: CartLineChange,
): Promise<Outcome<number>> {
  if (change.quantity !== undefined && change.quantity < 1) return tooFewPieces();
  if (!isUuid(change.cartLineId)) return failure("CART_ITEM_NOT_FOUND");
  const decideAs = (one: Holder) => decide(platform.database, () => changeLine(platform, one, change));
  const shown = await shownBeside(platform, holder, change);
  return shown ? takeInTurn(platform, holder, shown, decideAs) : decideAs(holder);
}

/**
 * Of what line they want the flash sale's price, if so: they stand in its waiting line, as when
 * they put it into the cart.
 */
async function shownBeside(platform: Platform, { owner }: Holder, { cartLineId, activityCode }: CartLineChange) {
  if (activityCode === undefined) return undefined;
  const line = (await cartLinesOf(platform, owner)).find((one) => one.cartLineId === cartLineId);
  return line && { skuCode: line.skuCode, activityCode };
}

async function changeLine(platform: Platform, holder: Holder, change: CartLineChange): Promise<Outcome<number>> {
  const { owner } = holder;
  await lockCart(platform, owner);
  const lines = await cartLinesOf(platform, owner);
  const line = lines.find((each) => each.cartLineId === change.cartLineId);
  if (!line) return failure("CART_ITEM_NOT_FOUND");
  const quantity = change.quantity ?? line.quantity;
  const after = lines.map((one) => (one === line ? { ...line, quantity } : one));
  const total = flashPieces(after, line.skuCode);
  const wanted = { skuCode: line.skuCode, total, activityCode: change.activityCode ?? null };
  const isFlash = change.quantity !== undefined && isOfFlashSale(line);
  const held = isFlash ? await hold(platform, holder, wanted) : success(undefined);
  if (!held.ok) return held;
  if (quantity > line.quantity) {
    const bounds = await boundsOf(platform, line, held.value);
    const elsewhere = unitsElsewhere(lines, line, giftsOf(platform));
    const exceeded = quantityFailure(quantity, { ...bounds, elsewhere });
    if (exceeded) return { ok: false, failure: exceeded };
    const refused = await giveawayRefusal(platform, owner, line, quantity - line.quantity);
    if (refused) return refused;
  }
  await updateCartLine(platform, owner, { ...line, quantity, selected: change.selected ?? line.selected });
  return success(await countPieces(platform, owner));
}

async function boundsOf(platform: Platform, { skuCode, distributionType }: CartLine, held: FlashHold | undefined) {
  const goods = await goodsOf(platform, [skuCode], { distributionType, language: "en-US" });
  const known = (await platform.database.send(goods)).get(skuCode);
  return known ? withHold(known, held) : { stock: 0, purchaseLimit: undefined };
}

/**
 * Of a flash sale as many pieces are held as the cart will have; what it will not have goes back.
 */
async function hold(
  platform: Platform,
  holder: Holder,
  wanted: { readonly skuCode: string; readonly total: number; readonly activityCode: string | null },
) {
  await keepPieces(platform, holder.owner, wanted.skuCode, wanted.total);
  return holdPieces(platform, holder, wanted);
}
