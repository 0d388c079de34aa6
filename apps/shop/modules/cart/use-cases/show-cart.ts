import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { endedPrices } from "../../flash-sales/flash-sales.ts";
import type { PriceRows, Quote, QuotedLine } from "../../pricing/pricing.ts";
import { type OffersOfShopper, offersOf } from "../../promotions/promotions.ts";
import type { CartLine } from "../domain/cart-line.ts";
import { type CartNotice, type GoodsNow, lookOverLine } from "../domain/look-over-line.ts";
import { cartLines, cartLock, cartSkus, updateCartLine } from "../storage/cart-lines.ts";
import { type Goods, goodsOf } from "./goods-of.ts";
import { quoteCart } from "./quote-cart.ts";

/**
 * A line with its goods, both absent when the catalogue no longer has the sku; `outStock` lines
 * cannot be checked out [CRT-08].
 */
export type ShownLine = CartLine & {
  readonly goods: Goods | undefined;
  readonly quoted: QuotedLine | undefined;
  readonly outStock: boolean;
  /** A gift that is not given as the cart is [PRM-15]. */
  readonly isDenied: boolean;
};

export type ShownCart = {
  readonly distributionType: DistributionType;
  readonly lines: readonly ShownLine[];
  readonly notices: readonly CartNotice[];
  /** Of the lines that are selected and available; freight is added in the checkout. */
  readonly prices: PriceRows;
  readonly promotions: OffersOfShopper["promotions"];
  /** What became of each promotion with what is selected. */
  readonly verdicts: Quote["verdicts"];
};

/**
 * The cart with current names, prices and stock. What changed since it was last shown is reported
 * once [CRT-02, CRT-03].
 */
export async function showCart(
  platform: Platform,
  owner: string,
  distributionType: DistributionType,
  language: Language,
): Promise<ShownCart> {
  const lines = cartLines(owner, distributionType);
  const goods = await goodsOf(platform, cartSkus(owner, distributionType), { distributionType, language, owner });
  const [linesNow, goodsNow, offers] = await platform.database.together(
    lines,
    goods,
    await offersOf(platform, { owner, distributionType }),
  );
  const read = lookOver(platform, [linesNow, goodsNow]);
  const seen = read.changed ? await acknowledge(platform, owner, lines, goods) : read;
  return {
    distributionType,
    notices: seen.looks.flatMap((look) => look.notices),
    promotions: offers.promotions,
    ...withQuotes(platform, owner, { lines: seen.looks.map(({ line }) => line), goods: seen.goods, offers }),
  };
}

function lookOver(platform: Platform, [lines, goods]: readonly [readonly CartLine[], ReadonlyMap<string, Goods>]) {
  const looks = lines.map((line) => lookOverLine(line, currentGoods(platform, goods.get(line.skuCode))));
  const changed = looks.some(
    (look, index) => look.notices.length > 0 || look.line.seenSoldOut !== lines[index]?.seenSoldOut,
  );
  return { goods, looks, changed };
}

function withQuotes(platform: Platform, owner: string, read: Parameters<typeof quoteCart>[2]) {
  const { quoted, outIds, deniedIds, verdicts, prices } = quoteCart(platform, owner, read);
  const lines = read.lines.map((line) => ({
    ...line,
    goods: read.goods.get(line.skuCode),
    quoted: quoted.get(line.cartLineId),
    outStock: outIds.has(line.cartLineId) && !deniedIds.has(line.cartLineId),
    isDenied: deniedIds.has(line.cartLineId),
  }));
  return { lines, verdicts, prices };
}

/**
 * Compares again under the cart's lock, so only one of two tabs reports a change, and a line
 * changed meanwhile is not overwritten. Locks the cart.
 */
async function acknowledge(
  platform: Platform,
  owner: string,
  lines: Statement<readonly CartLine[]>,
  goods: Statement<ReadonlyMap<string, Goods>>,
) {
  return platform.database.transaction(async () => {
    const [, ...read] = await platform.database.together(cartLock(platform, owner), lines, goods);
    const seen = lookOver(platform, read);
    for (const look of seen.looks) await updateCartLine(platform, owner, look.line);
    return seen;
  });
}

function currentGoods(platform: Platform, goods: Goods | undefined): GoodsNow {
  if (!goods?.sellable) return undefined;
  const { skuCode, salePrice, stock, purchaseLimit, flash } = goods;
  const flashPrice = flash?.held ? undefined : flash?.price;
  return { price: salePrice, stock, purchaseLimit, flashPrice, endedFlashPrices: endedPrices(platform, skuCode) };
}
