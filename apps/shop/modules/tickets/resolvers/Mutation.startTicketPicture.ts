import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { awaitPicture } from "../../pictures/pictures.ts";
import { ticketSender } from "../use-cases/send-ticket.ts";

/** Of one source: three for each of several tickets, and tries. */
const mostAnHour = 30;

export const startTicketPicture: MutationResolvers["startTicketPicture"] = async (_parent, _input, context) => {
  const { platform, source } = context;
  const most = sourceLimit(platform.configuration, source, mostAnHour);
  const outcome = await awaitPicture(platform, ticketSender, { of: `source:${source}`, most });
  const now = platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  return { ...agreement(now), data: [outcome.value] };
};
