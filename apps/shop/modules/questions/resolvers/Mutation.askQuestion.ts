import { agreement, memberSessionOf, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { writtenLines } from "../../../platform/written-text.ts";
import { askQuestion as ask } from "../use-cases/ask-question.ts";

export const askQuestion: MutationResolvers["askQuestion"] = async (_parent, { input }, context) => {
  const { accountCode } = memberSessionOf(context);
  const asked = { productCode: input.productCode, text: writtenLines(input.text) };
  const outcome = await ask(context, accountCode, asked);
  const now = context.platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
