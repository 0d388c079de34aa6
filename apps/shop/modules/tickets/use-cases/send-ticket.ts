import { foldEmail, isEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { limitInWindow } from "@gelora/service-kit/counters.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { days, hours } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { ownerOf } from "../../../platform/session.ts";
import { newDatedCode } from "../../orders/orders.ts";
import { givePictures } from "../../pictures/pictures.ts";
import { mostPictures, type TicketWords, wrongField } from "../domain/ticket.ts";
import { insertTicket } from "../storage/ticket-rows.ts";
import { ticketMailTopic } from "./topics.ts";

/** Of one source in an hour, and mails that others can have sent to one address in a day. */
const most = { ofSource: 10, toAddress: 5 } as const;

/** Pictures of tickets have no owner: their codes are known to their sender alone. */
export const ticketSender = "ticket";

/**
 * Keeps what someone asks, and mails them its number through the outbox, in one transaction.
 * @returns the ticket's code, or failure EMAIL_INVALID, INVALID_INPUT, TOO_MANY_REQUESTS,
 * TOO_MANY_PICTURES or PICTURE_MISSING
 */
export async function sendTicket(
  context: RequestContext,
  asked: TicketWords & { readonly pictureCodes: readonly string[] },
): Promise<Outcome<string>> {
  const { platform, session, language } = context;
  const words = { ...asked, email: foldEmail(asked.email) };
  if (!isEmail(words.email)) return failure("EMAIL_INVALID");
  const field = wrongField(words);
  if (field) return failure("INVALID_INPUT", { field, reason: "name, orderCode and text have their lengths." });
  const limit = await limitTickets(context, words.email);
  if (!limit.ok) return limit;
  return decide(platform.database, async () => {
    const owner = session ? ownerOf(session) : null;
    let ticketCode = newDatedCode("TK", platform.clock.now());
    while (!(await insertTicket(platform, { ...words, ticketCode, language, owner })))
      ticketCode = newDatedCode("TK", platform.clock.now());
    const thing = { thingCode: ticketCode, sender: ticketSender, most: mostPictures };
    const pictures = await givePictures(platform, thing, asked.pictureCodes);
    if (!pictures.ok) return pictures;
    await platform.outbox.write(ticketMailTopic, `ticket:${ticketCode}`, { ticketCode, answer: 0 });
    return success(ticketCode);
  });
}

function limitTickets({ platform, source }: RequestContext, email: string): Promise<Outcome<void>> {
  const mostOfSource = sourceLimit(platform.configuration, source, most.ofSource);
  return limitInWindow(platform, [
    { subject: `tickets:source:${source}`, most: mostOfSource, window: hours(1) },
    { subject: `tickets:to:${digestOfToken(email)}`, most: most.toAddress, window: days(1) },
  ]);
}
