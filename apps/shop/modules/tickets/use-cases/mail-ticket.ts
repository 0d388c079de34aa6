import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { sendTicketLetter } from "../../messaging/messaging.ts";
import { selectAnswer, selectTicket } from "../storage/ticket-rows.ts";

/** `answer` 0 means that the ticket has arrived. */
const payload = z.object({ ticketCode: z.string(), answer: z.number() });

/** Sends a mail of a ticket, for the outbox. One whose ticket has been erased is not sent. */
export async function mailTicket(platform: Platform, message: OutboxMessage): Promise<void> {
  const { ticketCode, answer } = payload.parse(message.payload);
  const ticket = await selectTicket(platform, ticketCode);
  if (!ticket) return;
  const { email: to, language, name, text: question } = ticket;
  const text = answer === 0 ? undefined : await selectAnswer(platform, ticketCode, answer);
  await sendTicketLetter(platform, message.id, { to, language, name, ticketCode, question, answer: text });
}
