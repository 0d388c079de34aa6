import type { Language } from "@gelora/locale/language.ts";
import { failureFields } from "../../../platform/refusals.ts";
import type { CreateOrderResult } from "../../../platform/schema.generated.ts";
import type { ChargedOrder } from "../use-cases/charge-order.ts";

/**
 * The response to placing and paying an order, also when its payment could not be requested yet
 * [CHK-22, OPS-39].
 */
export function chargedAnswer({ orderCode, form, problem }: ChargedOrder, language: Language): CreateOrderResult {
  const order = { success: true, form, orderCode, channelOrderNo: orderCode };
  if (!problem) return { ...order, payReturnDesc: null };
  const fields = failureFields(problem, language);
  return { ...order, payReturnDesc: fields.errorMessage, ...fields, failures: [fields] };
}
