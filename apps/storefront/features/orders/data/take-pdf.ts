import { saveFile } from "../../../platform/browser/save-file.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { invoicePdfDocument } from "./invoice-documents.ts";

/** Saves an order's invoice as a PDF [ORD-24]. @returns what failed, if anything did */
export async function takePdf(orderCode: string): Promise<CallFailure | undefined> {
  const result = await callShop(invoicePdfDocument, { orderCode });
  if (!result.ok) return result.failure;
  const [, content] = result.value.getCustomOrderDetail?.invoicePdf?.split(",") ?? [];
  if (!content) return undefined;
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  saveFile(new Blob([bytes], { type: "application/pdf" }), `INV-${orderCode}.pdf`);
  return undefined;
}
