import { mostAllowed, mostOfOneSku } from "@gelora/contracts/cart-quantity.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { CartItem, PromotionActivity } from "../../platform/schema.generated.ts";
import { attributeName } from "../catalogue/product-parts.ts";
import { explain, givenOff, type QuotedLine } from "../pricing/pricing.ts";
import type { Goods } from "./cart.ts";

type ShownLine = {
  readonly cartLineId: string;
  readonly skuCode: string;
  readonly productCode: string;
  readonly orgCode: string;
  readonly activityCode: string | null;
  readonly quantity: number;
  readonly selected: boolean;
};

/** How a line stands now. */
export type LineStanding = {
  /** Absent when the catalogue no longer has the sku, */
  readonly goods: Goods | undefined;
  /** which has this name then. */
  readonly formerName: string;
  /** Absent whenever the goods are. */
  readonly quoted: QuotedLine | undefined;
  readonly activities: readonly PromotionActivity[];
  /** A gift that the cart does not earn. */
  readonly isDenied: boolean;
};

/**
 * What cart and checkout show of a line [CRT-03, K41: price is the list price, currPrice the
 * current price].
 */
export function cartItemOf(line: ShownLine, standing: LineStanding, language: Language): CartItem {
  const { goods, formerName, quoted, activities, isDenied } = standing;
  const under = line.activityCode === null ? undefined : activityOf(line.activityCode, activities);
  const shown = goods ? presentGoods(goods, quoted, language) : goneGoods(formerName);
  return {
    cartItemId: line.cartLineId,
    productCode: line.productCode,
    skuCode: line.skuCode,
    orgCode: line.orgCode,
    activityCode: line.activityCode,
    quantity: line.quantity,
    selected: line.selected,
    promotionActivity: [...activities],
    takenAs: isDenied || under?.opsType === "GWP" ? "GIFT" : under ? "ADD_ON" : null,
    pwp: under?.opsType === "PWP" ? pwpOf(line.skuCode, under) : null,
    adjustmentList: savingsOf(quoted).map(({ source, code, amount, explanation }) => ({
      source,
      code,
      amount,
      explanation: explain(explanation, language),
    })),
    ...shown,
    ...(goods && line.activityCode === null ? flashFacts(goods) : {}),
    ...(isDenied ? { disabled: true } : {}),
  };
}

function activityOf(activityCode: string, activities: readonly PromotionActivity[]): PromotionActivity | undefined {
  return activities.find((activity) => activity.activityCode === activityCode);
}

function pwpOf(skuCode: string, { activityCode, activityName, giveaways }: PromotionActivity) {
  const price = giveaways?.find(({ giveawayCode }) => giveawayCode === skuCode)?.price ?? null;
  return { activityCode, activityName, price };
}

/**
 * What points pay of a line is no saving: it stands in the prices of the checkout, as mapclubPoint.
 */
function savingsOf(quoted: QuotedLine | undefined) {
  return (quoted?.adjustments ?? []).filter(({ source }) => source !== "POINTS");
}

/**
 * What is held of a flash sale is limited by it too; what it offers is shown beside the common
 * price.
 */
function flashFacts({ flash, purchaseLimit }: Goods): Pick<CartItem, "flashSale"> & Partial<CartItem> {
  if (!flash) return {};
  const { campaignCode, price, commonPrice, most, left, held, moment } = flash;
  const limits = Math.min(purchaseLimit ?? most, most, mostOfOneSku);
  return {
    flashSale: {
      activityCode: campaignCode,
      price,
      commonPrice,
      mostPerShopper: most,
      left,
      holdEnd: held?.toISOString() ?? null,
      serverTime: moment.toISOString(),
    },
    ...(held ? { activityCode: campaignCode, limits, max: limits } : {}),
  };
}

/** A gift or add-on costs what is left of its price, unless only some of its pieces are given. */
function unitPriceOf(line: QuotedLine): number {
  const given = new Set(givenOff(line));
  const [off] = given;
  return given.size === 1 && off !== undefined ? line.price - off : line.price;
}

function goneGoods(formerName: string) {
  return { skuName: formerName, productName: formerName, stock: 0, max: 0, outStock: true, disabled: true };
}

function presentGoods(goods: Goods, quoted: QuotedLine | undefined, language: Language) {
  const attribute = (code: "colour" | "size", value: string) => ({
    attributeCode: code,
    attributeName: attributeName(code, language),
    attributeValueNames: value,
  });
  return {
    skuName: `${goods.productName}, ${goods.colourName}, ${goods.sizeName}`,
    productName: goods.productName,
    extCode: goods.skuNo,
    deliveryDate: goods.deliveryDate,
    attributeList: [attribute("colour", goods.colourName), attribute("size", goods.sizeName)],
    max: Math.min(goods.purchaseLimit ?? mostOfOneSku, mostOfOneSku),
    stock: Math.max(0, goods.stock),
    limits: goods.purchaseLimit,
    outStock: mostAllowed(goods) === 0,
    disabled: !goods.sellable,
    price: goods.listPrice,
    currPrice: quoted ? unitPriceOf(quoted) : goods.salePrice,
    amount: quoted?.goodsAmount ?? null,
    image: goods.image,
  };
}
