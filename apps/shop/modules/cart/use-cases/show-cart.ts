import { mostAllowed } from "@gelora/contracts/cart-quantity.ts";
import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import { noRupiah } from "@gelora/money/rupiah.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type BasketLine, type PriceRows, priceRows, type QuotedLine, quoteBasket } from "../../pricing/pricing.ts";
import type { CartLine } from "../domain/cart-line.ts";
import { type CartNotice, type GoodsNow, lookOverLine } from "../domain/look-over-line.ts";
import { cartLines, cartLock, cartSkus, updateCartLine } from "../storage/cart-lines.ts";
import { type Goods, goodsOf } from "./goods-of.ts";

/**
 * A line with its goods, both absent when the catalogue no longer has the sku; `outStock` lines
 * cannot be checked out [CRT-08].
 */
export type ShownLine = CartLine & {
  readonly goods: Goods | undefined;
  readonly quoted: QuotedLine | undefined;
  readonly outStock: boolean;
};

export type ShownCart = {
  readonly distributionType: DistributionType;
  readonly lines: readonly ShownLine[];
  readonly notices: readonly CartNotice[];
  /** Of the lines that are selected and available; freight is added in the checkout. */
  readonly prices: PriceRows;
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
  const goods = await goodsOf(platform, cartSkus(owner, distributionType), distributionType, language);
  const read = lookOver(await platform.database.together(lines, goods));
  const seen = read.changed ? await acknowledge(platform, owner, lines, goods) : read;
  return {
    distributionType,
    notices: seen.looks.flatMap((look) => look.notices),
    ...quoteLines(
      platform,
      owner,
      seen.looks.map(({ line }) => line),
      seen.goods,
    ),
  };
}

function lookOver([lines, goods]: readonly [readonly CartLine[], ReadonlyMap<string, Goods>]) {
  const looks = lines.map((line) => lookOverLine(line, goodsNow(goods.get(line.skuCode))));
  const changed = looks.some(
    (look, index) => look.notices.length > 0 || look.line.seenSoldOut !== lines[index]?.seenSoldOut,
  );
  return { goods, looks, changed };
}

/** Selected lines are quoted together; every other line by itself. */
function quoteLines(
  platform: Platform,
  owner: string,
  lines: readonly CartLine[],
  goods: ReadonlyMap<string, Goods>,
): Pick<ShownCart, "lines" | "prices"> {
  const moment = platform.clock.now();
  const isOut = (line: CartLine): boolean => {
    const known = goods.get(line.skuCode);
    return !known?.sellable || mostAllowed(known) === 0;
  };
  const quote = (wanted: (line: CartLine) => boolean) =>
    quoteBasket({
      lines: basketLines(lines.filter(wanted), goods),
      buyer: owner,
      moment,
      coupons: [],
      points: 0,
      freight: noRupiah,
    });
  const isChosen = (line: CartLine): boolean => line.selected && !isOut(line);
  const chosen = quote(isChosen);
  const others = quote((line) => !isChosen(line));
  const quoted = new Map([...chosen.lines, ...others.lines].map((line) => [line.lineId, line]));
  return {
    lines: lines.map((line) => ({
      ...line,
      goods: goods.get(line.skuCode),
      quoted: quoted.get(line.cartLineId),
      outStock: isOut(line),
    })),
    prices: priceRows(chosen),
  };
}

/** Lines as they are quoted; those no longer in the catalogue have no price. */
export function basketLines(
  lines: readonly Pick<CartLine, "cartLineId" | "skuCode" | "quantity">[],
  goods: ReadonlyMap<string, Goods>,
): BasketLine[] {
  return lines.flatMap(({ cartLineId, skuCode, quantity }) => {
    const known = goods.get(skuCode);
    return known ? [{ lineId: cartLineId, skuCode, quantity, listPrice: known.listPrice, sale: known.sale }] : [];
  });
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
    const seen = lookOver(read);
    for (const look of seen.looks) await updateCartLine(platform, owner, look.line);
    return seen;
  });
}

function goodsNow(goods: Goods | undefined): GoodsNow {
  return goods?.sellable
    ? { price: goods.salePrice, stock: goods.stock, purchaseLimit: goods.purchaseLimit }
    : undefined;
}
