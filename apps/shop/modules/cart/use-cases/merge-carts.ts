import { mostAllowed } from "@gelora/contracts/cart-quantity.ts";
import type { Platform } from "../../../platform/platform.ts";
import { movePieces } from "../../flash-sales/flash-sales.ts";
import type { CartLine } from "../domain/cart-line.ts";
import { combinedQuantity } from "../domain/combine-carts.ts";
import { flashPieces } from "../domain/flash-hold.ts";
import type { CartNotice } from "../domain/look-over-line.ts";
import { isSameLine, mostLines, unitsElsewhere } from "../domain/quantity-limits.ts";
import { cartLinesOf, deleteCart, lockCart, upsertCartLine } from "../storage/cart-lines.ts";
import { giftsOf } from "./giveaway-refusal.ts";
import { goodsOf } from "./goods-of.ts";

/**
 * Moves a guest's cart into a member's: quantities are summed, then capped at five and at the
 * stock. The guest's cart is deleted, so repeating changes nothing. Locks both carts, in the order
 * of their owners, to avoid a deadlock between two merges [CRT-02, CRT-14, Q94, I-16].
 * @returns what was reduced, to show to the shopper; sold-out goods are reported with the cart
 */
export async function mergeCarts(
  platform: Platform,
  guestOwner: string,
  memberOwner: string,
): Promise<readonly CartNotice[]> {
  if (guestOwner === memberOwner) return [];
  return platform.database.transaction(async () => {
    for (const owner of [guestOwner, memberOwner].sort()) await lockCart(platform, owner);
    const [mine, theirs] = [await cartLinesOf(platform, memberOwner), await cartLinesOf(platform, guestOwner)];
    let merged: Merged = { lines: mine, notices: [], leftOut: 0 };
    for (const line of theirs) merged = await mergeLine(platform, { owner: memberOwner, guestOwner }, merged, line);
    await deleteCart(platform, guestOwner);
    for (const skuCode of new Set(theirs.map((line) => line.skuCode))) {
      const pieces = { skuCode, total: flashPieces(merged.lines, skuCode) };
      await movePieces(platform, guestOwner, { owner: memberOwner, device: guestOwner }, pieces);
    }
    const { notices, leftOut } = merged;
    return leftOut === 0 ? notices : [...notices, { cartLineId: "", code: "CART_FULL", from: leftOut, to: mostLines }];
  });
}

type Merged = {
  readonly lines: readonly CartLine[];
  readonly notices: readonly CartNotice[];
  /** Lines for which the cart had no room. */
  readonly leftOut: number;
};

async function mergeLine(
  platform: Platform,
  { owner, guestOwner }: { readonly owner: string; readonly guestOwner: string },
  merged: Merged,
  line: CartLine,
): Promise<Merged> {
  const { lines, notices } = merged;
  const ofSku = lines.filter(({ skuCode }) => skuCode === line.skuCode);
  const existing = ofSku.find((other) => isSameLine(other, line));
  if (!existing && lines.length >= mostLines) return { ...merged, leftOut: merged.leftOut + 1 };
  const wanted = { distributionType: line.distributionType, language: "en-US", owner: guestOwner } as const;
  const known = await platform.database.send(await goodsOf(platform, [line.skuCode], wanted));
  const goods = known.get(line.skuCode);
  const elsewhere = unitsElsewhere(lines, line, giftsOf(platform));
  const bounds = { ...(goods?.sellable ? goods : { stock: 0, purchaseLimit: undefined }), elsewhere };
  const [from, to] = [(existing?.quantity ?? 0) + line.quantity, combinedQuantity(existing, line, bounds)];
  if (to === 0) {
    const cartLineId = ofSku[0]?.cartLineId ?? "";
    return { ...merged, notices: [...notices, cut(cartLineId, from + elsewhere, elsewhere)] };
  }
  const cartLineId = await upsertCartLine(platform, owner, { ...line, quantity: to });
  const isCut = to < from && mostAllowed(bounds) > 0;
  return {
    ...merged,
    lines: [...lines.filter((other) => other !== existing), { ...line, cartLineId, quantity: to }],
    notices: isCut ? [...notices, cut(cartLineId, from, to)] : notices,
  };
}

function cut(cartLineId: string, from: number, to: number): CartNotice {
  return { cartLineId, code: "QUANTITY_CUT", from, to };
}
