import type { Language } from "@gelora/locale/language.ts";
import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { ReturnRefund, ReturnRefundLine } from "../../../platform/schema.generated.ts";
import {
  lineInSize,
  nameOfLine,
  type OrderLine,
  type OrderReceipt,
  type ReceivedGoods,
  type UnitReceipt,
} from "../../orders/orders.ts";
import { refundWay } from "../../payments/payments.ts";
import { alikeUnits } from "../domain/pieces-of-units.ts";
import { shopPaysParcel } from "../domain/reasons.ts";
import { chargedForGifts, type FreightBack, type RefundedUnit, wholeFreight } from "../domain/return-record.ts";

type PricedUnit = Omit<RefundedUnit, "exchange">;

type Refund = {
  readonly units: readonly PricedUnit[];
  readonly freight: FreightBack;
  readonly giftCharge: Rupiah;
  readonly amount: Rupiah;
  readonly points: Rupiah;
};

/**
 * What goes back, by line and size, with the shares that were never paid. A gift that was charged
 * with another return was paid, so that charge comes back as a part of its price.
 */
export function refundAnswer(
  refund: Refund,
  goods: Pick<ReceivedGoods, "lines" | "receipt" | "giftLines">,
  channelCode: string | null,
  language: Language,
): ReturnRefund {
  const alike = alikeUnits(refund.units);
  const lines = goods.lines.flatMap((line) =>
    alike
      .filter(([unit]) => unit?.lineNumber === line.lineNumber)
      .map((units) => ({ ...lineRefund(line, units, goods.receipt, language), lineNumber: line.lineNumber })),
  );
  return {
    lines: withPaidGifts(lines, goods.giftLines, rupiah(Math.max(-refund.giftCharge, 0))),
    amount: refund.amount,
    points: refund.points,
    giftCharge: chargedForGifts(refund.giftCharge),
    freight: refund.freight.charged,
    freightPoints: refund.freight.points,
    freightPaid: wholeFreight(goods.receipt.freight),
    way: refundWay(channelCode ?? undefined, language),
    shopPaysParcel: shopPaysParcel(refund.units),
  };
}

/** Spreads what was charged for gifts over their lines: their promotion takes off less. */
function withPaidGifts(
  lines: readonly (ReturnRefundLine & { readonly lineNumber: number })[],
  giftLines: ReadonlySet<number>,
  paid: Rupiah,
): ReturnRefundLine[] {
  let left: number = paid;
  return lines.map(({ lineNumber, ...line }) => {
    const part = giftLines.has(lineNumber) ? Math.min(left, line.promotion) : 0;
    left -= part;
    return { ...line, promotion: line.promotion - part, amount: line.amount + part };
  });
}

function lineRefund(
  line: OrderLine,
  units: readonly PricedUnit[],
  receipt: OrderReceipt,
  language: Language,
): ReturnRefundLine {
  const receipts = units.flatMap(
    ({ unitNumber }) => receipt.units.get(line.lineNumber)?.slice(unitNumber - 1, unitNumber) ?? [],
  );
  const sum = (part: (unit: UnitReceipt) => Rupiah) => addRupiah(...receipts.map(part));
  return {
    orderItemCode: line.orderItemCode,
    skuName: nameOfLine(lineInSize(line, units[0]?.size ?? null), language),
    count: units.length,
    price: sum(({ listPrice, sale }) => rupiah(listPrice - sale)),
    promotion: sum(({ promotion }) => promotion),
    coupon: sum(({ coupon }) => coupon),
    points: addRupiah(...units.map(({ points }) => points)),
    amount: addRupiah(...units.map(({ charged }) => charged)),
  };
}
