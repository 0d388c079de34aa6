import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import { agreement, refusal } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { MutationResolvers, ReturnOrderInput } from "../../../platform/schema.generated.ts";
import { callersOrder, isOwnBrowser, shoppersWords } from "../../orders/orders.ts";
import { requestReturn } from "../use-cases/request-return.ts";
import { readAccountInput, readWishes } from "./read-request.ts";

const longestRemark = 500;
const longestKey = 64;

/** Requests the return of pieces of one or several lines [RET-01, RET-08]. */
export const returnOrder: MutationResolvers["returnOrder"] = async (_parent, { input }, context) => {
  const outcome = await run(context, input);
  const now = context.platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  return { ...agreement(now), data: [{ returnCode: outcome.value }] };
};

async function run(context: RequestContext, input: ReturnOrderInput): Promise<Outcome<string>> {
  const order = await callersOrder(context, input.orderCode, input);
  if (!order.ok) return order;
  const asked = readWishes({ ...input, orderCode: order.value.orderCode });
  if (!asked.ok) return asked;
  const bankAccount = readAccountInput(input.bankAccount);
  if (!bankAccount.ok) return bankAccount;
  // Elsewhere an account takes a code, for which the return's page asks.
  if (bankAccount.value && !isOwnBrowser(context, order.value))
    return failure("INVALID_INPUT", { field: "bankAccount", reason: "Name the account with saveReturnBankAccount." });
  const remark = shoppersWords(input.remark, input.products);
  if ((remark?.length ?? 0) > longestRemark)
    return failure("INVALID_INPUT", { field: "remark", reason: `A remark has at most ${longestRemark} characters.` });
  const requestKey = input.requestKey ?? null;
  if ((requestKey?.length ?? 0) > longestKey)
    return failure("INVALID_INPUT", { field: "requestKey", reason: `A key has at most ${longestKey} characters.` });
  return requestReturn(context.platform, order.value, {
    ...asked.value,
    remark,
    bankAccount: bankAccount.value,
    pictureCodes: input.pictureCodes ?? [],
    requestKey,
  });
}
