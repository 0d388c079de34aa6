import type { Language } from "@gelora/locale/language.ts";
import { addRupiah, type Rupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import type { DistributionType } from "../../../platform/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { CartLine } from "../domain/cart-line.ts";
import { type CartNotice, type GoodsNow, lookOverLine } from "../domain/look-over-line.ts";
import { mostAllowed } from "../domain/quantity-limits.ts";
import { lockCart, selectCartLines, updateCartLine } from "../storage/cart-lines.ts";
import { type Goods, readGoods } from "./read-goods.ts";

/** A line with its goods. `goods` is absent when the catalogue no longer knows the sku; `outStock` lines cannot be checked out [CRT-08]. */
export type ShownLine = CartLine & { readonly goods: Goods | undefined; readonly outStock: boolean };

export type ShownCart = {
  readonly distributionType: DistributionType;
  readonly lines: readonly ShownLine[];
  readonly notices: readonly CartNotice[];
  /** Of the lines that are chosen and can be had. */
  readonly totalAmount: Rupiah;
};

/** The cart with present names, prices and stock. What changed since it was last shown is told once [CRT-02, CRT-03]. */
export async function showCart(
  platform: Platform,
  owner: string,
  distributionType: DistributionType,
  language: Language,
): Promise<ShownCart> {
  const lines = await selectCartLines(platform, owner, distributionType);
  const goods = await readGoods(
    platform,
    lines.map((line) => line.skuCode),
    distributionType,
    language,
  );
  const looks = lines.map((line) => lookOverLine(line, goodsNow(goods.get(line.skuCode))));
  const changed = looks.some(
    (look, index) => look.notices.length > 0 || look.line.seenSoldOut !== lines[index]?.seenSoldOut,
  );
  const seen = changed ? await acknowledge(platform, owner, distributionType, goods) : looks;
  const shown = seen.map(({ line }) => showLine(line, goods.get(line.skuCode)));
  return {
    distributionType,
    lines: shown,
    notices: seen.flatMap((look) => look.notices),
    totalAmount: addRupiah(...shown.filter((line) => line.selected && !line.outStock).map(amountOf)),
  };
}

/** Looks again while the cart is held, so that of two tabs one is told, and a line changed meanwhile is not overwritten. Holds: the cart. */
async function acknowledge(
  platform: Platform,
  owner: string,
  distributionType: DistributionType,
  goods: ReadonlyMap<string, Goods>,
) {
  return platform.database.transaction(async () => {
    await lockCart(platform, owner);
    const lines = await selectCartLines(platform, owner, distributionType);
    const looks = lines.map((line) => lookOverLine(line, goodsNow(goods.get(line.skuCode))));
    for (const look of looks) await updateCartLine(platform, owner, look.line);
    return looks;
  });
}

function goodsNow(goods: Goods | undefined): GoodsNow {
  return goods?.sellable
    ? { price: goods.salePrice, stock: goods.stock, purchaseLimit: goods.purchaseLimit }
    : undefined;
}

/** A line with its goods, for cart and checkout alike. */
export function showLine(line: CartLine, goods: Goods | undefined): ShownLine {
  return { ...line, goods, outStock: !goods?.sellable || mostAllowed(goods) === 0 };
}

export function amountOf(line: ShownLine): Rupiah {
  return timesRupiah(line.goods?.salePrice ?? line.seenPrice, line.quantity);
}
