import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import { agreement, refusal } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { MutationResolvers, ReturnLogisticsInput } from "../../../platform/schema.generated.ts";
import { readParcel } from "../domain/carriers.ts";
import { sendReturn } from "../use-cases/change-return.ts";
import { callersReturn } from "./callers-order.ts";

/** The shopper has sent a return by a courier of their choice [RET-06]. */
export const fullLogisticsInfo: MutationResolvers["fullLogisticsInfo"] = async (_parent, { input }, context) => {
  const outcome = await run(context, input);
  const now = context.platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};

async function run(context: RequestContext, input: ReturnLogisticsInput): Promise<Outcome<void>> {
  const found = await callersReturn(context, input.returnCode, input);
  if (!found.ok) return found;
  const parcel = readParcel(input);
  if ("wrong" in parcel) return failure("LOGISTICS_INVALID", { field: parcel.wrong });
  return sendReturn(context.platform, found.value.record.returnCode, parcel);
}
