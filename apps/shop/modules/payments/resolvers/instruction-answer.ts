import type { Language } from "@gelora/locale/language.ts";
import QRCode from "qrcode";
import type { Platform } from "../../../platform/platform.ts";
import type { PaymentInstruction } from "../../../platform/schema.generated.ts";
import { mayTryAgain } from "../domain/attempts.ts";
import { channelName } from "../domain/channel-facts.ts";
import type { PaymentRecord } from "../domain/payment.ts";

/** What the shopper needs to pay. The numbers are absent until the provider has been asked. */
export async function instructionAnswer(
  { clock }: Platform,
  payment: PaymentRecord,
  language: Language,
): Promise<PaymentInstruction> {
  const { qrText, ...details } = payment.instruction ?? {};
  return {
    ...details,
    orderCode: payment.orderCode,
    kind: payment.kind,
    // The contract has no status for a payment not yet requested.
    status: payment.status === "NEW" ? "PENDING" : payment.status,
    channelCode: payment.channelCode,
    channelName: channelName(payment.channelCode, language),
    amount: payment.amount,
    qrImage: qrText ? await qrImage(qrText) : null,
    deadline: payment.kind === "CASH" ? null : payment.deadline.toISOString(),
    canChange: mayTryAgain(payment),
    serverTime: clock.now().toISOString(),
  };
}

/**
 * An SVG as a data URL: sharp at any size, and no further request with personal data. Some browsers
 * draw an SVG on a canvas only if it has a size of its own.
 */
async function qrImage(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: "svg", margin: 2, width: 768, errorCorrectionLevel: "M" });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
