import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { writtenLine, writtenLines } from "../../../platform/written-text.ts";
import { sendTicket as send } from "../use-cases/send-ticket.ts";

export const sendTicket: MutationResolvers["sendTicket"] = async (_parent, { input }, context) => {
  const now = context.platform.clock.now();
  // A bot gets the usual answer, so it tries nothing else.
  if (input.website) return { ...agreement(now), data: [] };
  const outcome = await send(context, {
    name: writtenLine(input.name),
    email: input.email,
    topic: input.topic,
    orderCode: writtenLine(input.orderCode ?? "") || null,
    text: writtenLines(input.text),
    pictureCodes: input.pictureCodes ?? [],
  });
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  return { ...agreement(now), data: [{ ticketCode: outcome.value }] };
};
