import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import { agreement, refusal } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { MutationResolvers, ReturnBankAccountInput } from "../../../platform/schema.generated.ts";
import { directsMoney } from "../../orders/orders.ts";
import { saveBankAccount } from "../use-cases/bank-accounts.ts";
import { callersReturn } from "./callers-order.ts";
import { readAccountInput } from "./read-request.ts";

export const saveReturnBankAccount: MutationResolvers["saveReturnBankAccount"] = async (
  _parent,
  { input },
  context,
) => {
  const outcome = await run(context, input);
  const now = context.platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};

async function run(context: RequestContext, input: ReturnBankAccountInput): Promise<Outcome<void>> {
  const found = await callersReturn(context, input.returnCode, input, input.orderCode);
  if (!found.ok) return found;
  const account = readAccountInput(input.bankAccount);
  if (!account.ok) return account;
  if (!account.value) return failure("BANK_ACCOUNT_NEEDED");
  const allowed = await directsMoney(context, found.value.order, input);
  if (!allowed.ok) return allowed;
  return saveBankAccount(context.platform, found.value, account.value);
}
