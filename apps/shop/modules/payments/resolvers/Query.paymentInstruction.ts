import QRCode from "qrcode";
import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { channelName, type OrderOwnership, paymentOf } from "../payments.ts";

/** What the shopper needs to pay; null for orders of somebody else as for unknown ones. A provider that has not been asked yet has no numbers for it. */
export function paymentInstruction(ownsOrder: OrderOwnership): NonNullable<QueryResolvers["paymentInstruction"]> {
  return async (_parent, { orderCode }, context) => {
    const { platform, language } = context;
    if (!(await ownsOrder(platform, sessionOf(context), orderCode))) return null;
    const payment = await paymentOf(platform, orderCode);
    if (!payment) return null;
    const { qrText, ...details } = payment.instruction ?? {};
    return {
      ...details,
      orderCode,
      kind: payment.kind,
      // The contract knows no payment before it was asked for.
      status: payment.status === "NEW" ? "PENDING" : payment.status,
      channelCode: payment.channelCode,
      channelName: channelName(payment.channelCode, language),
      amount: payment.amount,
      qrImage: qrText ? await qrImage(qrText) : null,
      deadline: payment.kind === "CASH" ? null : payment.deadline.toISOString(),
    };
  };
}

/** An SVG as a data address: sharp at any size, and no further request with personal data in it. */
async function qrImage(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
