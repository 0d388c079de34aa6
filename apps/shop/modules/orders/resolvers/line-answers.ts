import type { Language } from "@gelora/locale/language.ts";
import { addPoints } from "@gelora/money/points.ts";
import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { OrderProductLine } from "../../../platform/schema.generated.ts";
import { cancelReasonName } from "../domain/cancel-reasons.ts";
import { namesOfLine } from "../domain/line-names.ts";
import type { OrderLine } from "../domain/order.ts";
import { givenOfLine } from "../domain/order-reduction.ts";
import { noReturns, type OrderReturns } from "../domain/order-returns.ts";
import { orderStates, stateName } from "../domain/order-states.ts";
import { countPieces, isKept, type Portion } from "../domain/portions.ts";
import type { ShownOrder } from "../use-cases/show-orders.ts";
import { activitiesOfLine, isGiftLine } from "./reduction-answers.ts";
import { afterSaleOf, exchangedOf } from "./return-answers.ts";

/**
 * The lines as the shopper sees them, one entry per state: a line whose pieces diverge appears more
 * than once.
 */
export function lineAnswers(
  { lines, reductions }: Pick<ShownOrder, "lines" | "reductions">,
  portions: readonly Portion[],
  language: Language,
  returned: OrderReturns = noReturns,
): OrderProductLine[] {
  return lines.flatMap((line) => {
    const own = portions.filter((portion) => portion.lineNumber === line.lineNumber);
    const groups = [...Map.groupBy(own, ({ state, reasonCode }) => `${state} ${reasonCode}`).values()];
    const usedPoints = partsOf(line.usedPoints, groups);
    const given = partsOf(givenOfLine(line, { reductions }), groups);
    const offered = {
      isGift: isGiftLine(line.lineNumber, reductions),
      activityList: activitiesOfLine(line.lineNumber, reductions, language, groups.length === 1),
    };
    return groups.map((alike) => ({
      ...lineAnswer(line, alike, addPoints(...(usedPoints.get(alike) ?? [])), language),
      ...amountsOfPieces(line, given.get(alike) ?? []),
      ...offered,
      ...(alike.some(({ state }) => state === orderStates.completed)
        ? { ...afterSaleOf(line, returned), exchangedTo: exchangedOf(line, returned) }
        : {}),
    }));
  });
}

/**
 * The units of each group of pieces. Pieces end from the last unit of their line, so those that the
 * shopper keeps are its first.
 */
function partsOf<Unit>(
  units: readonly Unit[],
  groups: readonly (readonly Portion[])[],
): ReadonlyMap<readonly Portion[], readonly Unit[]> {
  const keptFirst = groups.toSorted((one, other) => Number(other.some(isKept)) - Number(one.some(isKept)));
  let taken = 0;
  return new Map(
    keptFirst.map((group) => {
      const own = units.slice(taken, taken + countPieces(group));
      taken += own.length;
      return [group, own];
    }),
  );
}

/**
 * Pieces at the price of one, which is 0 for gifts; add-ons of which only some are cheaper keep
 * their price.
 */
function amountsOfPieces(
  { price }: OrderLine,
  given: readonly Rupiah[],
): Pick<OrderProductLine, "salePrice" | "amount"> {
  const prices = given.map((off) => rupiah(price - off));
  return { salePrice: new Set(prices).size === 1 ? prices[0] : price, amount: addRupiah(...prices) };
}

/** Goods with their colour and size. */
export function nameOfLine(line: OrderLine, language: Language): string {
  const { productName, colourName, sizeName } = namesOfLine(line, language);
  return `${productName}, ${colourName}, ${sizeName}`;
}

/** A line's status is 0 until it is sent, and then an order state's code [ORD-34, Q81]. */
function lineAnswer(
  line: OrderLine,
  alike: readonly Portion[],
  usedPoint: number,
  language: Language,
): OrderProductLine {
  const [{ state, reasonCode } = { state: orderStates.preparing, reasonCode: null }] = alike;
  const quantity = countPieces(alike);
  const waits = state === orderStates.awaitingPayment || state === orderStates.preparing;
  const reason = reasonCode === null ? null : cancelReasonName(reasonCode, language);
  return {
    skuName: nameOfLine(line, language),
    productCode: line.productCode,
    skuCode: line.skuCode,
    brandSkuCode: line.skuNo,
    image: line.image,
    deliveryDate: line.deliveryDate,
    attribute: JSON.stringify({
      saleAttribute: [
        { key: "colour", value: namesOfLine(line, language).colourName },
        { key: "size", value: namesOfLine(line, language).sizeName },
      ],
    }),
    // The average, when units were charged different amounts.
    sellPrice: Math.round(line.amount / line.quantity),
    productPrice: line.listPrice,
    count: quantity,
    status: waits ? "0" : String(state),
    productsStatusStr: waits ? null : stateName(state, language),
    usedPoint,
    returnCount: 0,
    orderItemCode: line.orderItemCode,
    barCode: line.barcode,
    categoryCode: line.categoryCode,
    cancelReasonCode: reasonCode,
    cancelReasonDesc: reason,
    reasonStr: reason,
  };
}
