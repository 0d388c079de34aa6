import type { Outcome } from "@gelora/outcomes/outcome.ts";
import { agreement, refusal } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { MutationResolvers, NameRefundAccountInput } from "../../../platform/schema.generated.ts";
import { readBankAccount } from "../../bank-accounts/bank-accounts.ts";
import { nameRefundAccount as name } from "../use-cases/refund-accounts.ts";
import { callersOrder } from "./callers-order.ts";
import { directsMoney } from "./directs-money.ts";

/**
 * Says where the money of a cancelled order goes, for its owner, or with the order's proof and a
 * code to its contact.
 */
export const nameRefundAccount: MutationResolvers["nameRefundAccount"] = async (_parent, { input }, context) => {
  const outcome = await run(context, input);
  const now = context.platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};

async function run(context: RequestContext, input: NameRefundAccountInput): Promise<Outcome<void>> {
  const order = await callersOrder(context, input.orderCode, input);
  if (!order.ok) return order;
  const account = readBankAccount(input.bankAccount);
  if (!account.ok) return account;
  const allowed = await directsMoney(context, order.value, input);
  if (!allowed.ok) return allowed;
  return name(context.platform, order.value.orderCode, account.value);
}
