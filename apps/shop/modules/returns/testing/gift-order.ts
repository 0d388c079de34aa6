import { sql } from "kysely";
import { field, guestShopper, type Shopper } from "../../../testing/shopper.ts";
import { countStock, deliveryLocation } from "../../stock/stock.ts";
import { deliveredOrder, type ReturningShop } from "./returnable-order.ts";

export type Product = {
  readonly orderItemCode: string;
  readonly count: number;
  readonly reasonCode: string;
  readonly exchangeSkuCode?: string;
};

export type GiftOrder = {
  readonly shopper: Shopper;
  readonly orderCode: string;
  /** All shoes that were bought, and the ball that was given with them. */
  readonly shoes: Product;
  readonly ball: Product;
  readonly giftPrice: number;
};

/**
 * A delivered order of shoes with a ball as a gift.
 * @param options.points what points paid of the first pair and, by as much again, of the delivery
 */
export async function orderWithGift(
  shop: ReturningShop,
  options: {
    readonly pairs?: number;
    readonly points?: number;
    readonly channel?: string;
    readonly reasonCode?: string;
  } = {},
): Promise<GiftOrder> {
  const { pairs = 1, points = 0, channel, reasonCode = "CHANGED_MIND" } = options;
  await countStock(
    shop.platform,
    [{ skuCode: "KR1-BLACK-42", locationCode: deliveryLocation, quantity: pairs }],
    "test",
  );
  const shopper = await guestShopper(shop);
  await shopper.add("KR1-BLACK-42", pairs);
  const { orderCode } = await deliveredOrder(shop, { shopper, ...(channel ? { channel } : {}) });
  const tables = shop.platform.database.tables();
  const { rows } = await sql<{ line: number; price: number }>`select line_number as line, price::integer as price
    from order_lines where order_code = ${orderCode} and sku_code = 'PB1-5'`.execute(tables);
  const [gift] = rows;
  if (!gift) throw new Error("no line of balls");
  const shoeLine = 3 - gift.line;
  await sql`update orders set discount = discount + ${gift.price}::integer, used_point_amount = ${2 * points}::integer,
    total = total - ${gift.price + 2 * points}::integer where order_code = ${orderCode}`.execute(tables);
  await sql`insert into order_adjustments values
    (${orderCode}, ${gift.line}, 1, 9, 'PROMOTION', 'GIFT', ${gift.price}, '{"word":"gift","values":{}}')`.execute(
    tables,
  );
  if (points > 0)
    await sql`insert into order_adjustments values
      (${orderCode}, ${shoeLine}, 1, 9, 'POINTS', 'POINTS', ${points}, '{}')`.execute(tables);
  const shoes = { orderItemCode: `${orderCode}-${shoeLine}`, count: pairs, reasonCode };
  const ball = { orderItemCode: `${orderCode}-${gift.line}`, count: 1, reasonCode };
  return { shopper, orderCode, shoes, ball, giftPrice: gift.price };
}

/** What the preview says would go back. */
export async function previewOf(
  { shopper, orderCode }: Pick<GiftOrder, "shopper" | "orderCode">,
  products: readonly Product[],
): Promise<{
  readonly amount: number;
  readonly points: number;
  readonly freight: number;
  readonly giftCharge: number;
}> {
  const preview = await shopper.send(
    `query ($input: ReturnOrderInput!) { returnPreview(input: $input) {
      refund { amount points freight giftCharge } } }`,
    { input: { orderCode, products } },
  );
  return field<{ refund: Awaited<ReturnType<typeof previewOf>> }>(preview, "returnPreview").refund;
}
