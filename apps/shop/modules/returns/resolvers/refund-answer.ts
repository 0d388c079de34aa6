import type { Language } from "@gelora/locale/language.ts";
import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { ReturnRefund, ReturnRefundLine } from "../../../platform/schema.generated.ts";
import { nameOfLine, type OrderLine, type OrderReceipt, type UnitReceipt } from "../../orders/orders.ts";
import { refundWay } from "../../payments/payments.ts";
import { shopPaysParcel } from "../domain/reasons.ts";
import { type FreightBack, type RefundedUnit, wholeFreight } from "../domain/return-record.ts";

type Refund = {
  readonly units: readonly RefundedUnit[];
  readonly freight: FreightBack;
  readonly giftCharge: Rupiah;
  readonly amount: Rupiah;
  readonly points: Rupiah;
};

/** What goes back, line by line, with the shares that were never paid. */
export function refundAnswer(
  refund: Refund,
  goods: { readonly lines: readonly OrderLine[]; readonly receipt: OrderReceipt },
  channelCode: string | null,
  language: Language,
): ReturnRefund {
  const byLine = Map.groupBy(refund.units, ({ lineNumber }) => lineNumber);
  return {
    lines: goods.lines.flatMap((line) => {
      const units = byLine.get(line.lineNumber);
      return units ? [lineRefund(line, units, goods.receipt, language)] : [];
    }),
    amount: refund.amount,
    points: refund.points,
    giftCharge: refund.giftCharge,
    freight: refund.freight.charged,
    freightPoints: refund.freight.points,
    freightPaid: wholeFreight(goods.receipt.freight),
    way: refundWay(channelCode ?? undefined, language),
    shopPaysParcel: shopPaysParcel(refund.units),
  };
}

function lineRefund(
  line: OrderLine,
  units: readonly RefundedUnit[],
  receipt: OrderReceipt,
  language: Language,
): ReturnRefundLine {
  const receipts = units.flatMap(
    ({ unitNumber }) => receipt.units.get(line.lineNumber)?.slice(unitNumber - 1, unitNumber) ?? [],
  );
  const sum = (part: (unit: UnitReceipt) => Rupiah) => addRupiah(...receipts.map(part));
  return {
    orderItemCode: line.orderItemCode,
    skuName: nameOfLine(line, language),
    count: units.length,
    price: sum(({ listPrice, sale }) => rupiah(listPrice - sale)),
    promotion: sum(({ promotion }) => promotion),
    coupon: sum(({ coupon }) => coupon),
    points: addRupiah(...units.map(({ points }) => points)),
    amount: addRupiah(...units.map(({ charged }) => charged)),
  };
}
