import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { picturesOf } from "../../pictures/pictures.ts";
import { mayDo } from "../../staff/staff.ts";
import { addAnswer, selectToAnswer } from "../storage/ticket-rows.ts";
import { ordersOfTickets } from "./orders-of-tickets.ts";
import { ticketMailTopic } from "./topics.ts";

export type TicketAnswered = "answered" | "not allowed" | "nothing to answer";

const mostAtOnce = 50;

/** What waits for an answer, oldest first, with the goods of the order that it names. */
export async function ticketsToAnswer(platform: Platform) {
  const tickets = await selectToAnswer(platform, mostAtOnce);
  const pictures = await picturesOf(
    platform,
    tickets.map(({ ticketCode }) => ticketCode),
  );
  const orders = await ordersOfTickets(platform, tickets);
  return tickets.map((ticket) => ({
    ...ticket,
    order: orders.get(ticket.ticketCode) ?? null,
    pictureCodes: pictures.get(ticket.ticketCode) ?? [],
  }));
}

/**
 * Staff answer, and the answer goes out by mail through the outbox. One conditional update decides
 * by the number of answers that they have seen, so one that is sent twice, or by two at once, goes
 * out once.
 * @param seen how many answers there were
 */
export async function answerTicket(
  platform: Platform,
  staff: StaffPrincipal,
  { ticketCode, seen }: { readonly ticketCode: string; readonly seen: number },
  text: string,
): Promise<TicketAnswered> {
  if (!mayDo(staff, "answer tickets")) return "not allowed";
  return platform.database.transaction(async () => {
    const { staffCode } = staff;
    const ticket = await addAnswer(platform, { ticketCode, answers: seen }, { text, staffCode });
    if (!ticket) return "nothing to answer";
    await platform.outbox.write(ticketMailTopic, `ticket:${ticketCode}`, { ticketCode, answer: ticket.answers });
    const subject = { kind: "ticket", code: ticketCode } as const;
    await recordAct(platform, staff, { name: "ticket.answered", subject, details: { answer: ticket.answers } });
    return "answered";
  });
}
