import { sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { type OrderOwnership } from "../domain/order-ownership.ts";
import { askSoon } from "../use-cases/ask-soon.ts";
import { paymentOf } from "../use-cases/find-payment.ts";
import { instructionAnswer } from "./instruction-answer.ts";

/** What the shopper needs to pay; null for other people's orders as for unknown ones. */
export function paymentInstruction(ownsOrder: OrderOwnership): NonNullable<QueryResolvers["paymentInstruction"]> {
  return async (_parent, { orderCode }, context) => {
    const { platform, language } = context;
    if (!(await ownsOrder(platform, sessionOf(context), orderCode))) return null;
    const payment = await paymentOf(platform, orderCode);
    await askSoon(platform, payment);
    return payment ? instructionAnswer(platform, payment, language) : null;
  };
}
