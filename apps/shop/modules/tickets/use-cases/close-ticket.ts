import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import { closeUnanswered } from "../storage/ticket-rows.ts";

export type TicketClosed = "closed" | "not allowed" | "nothing to close";

/**
 * Staff take from the list what needs no answer, such as advertising. Nobody is notified; the
 * reason stands in the journal. What has an answer, or is closed, stays as it is.
 */
export async function closeTicket(
  platform: Platform,
  staff: StaffPrincipal,
  ticketCode: string,
  reason: string,
): Promise<TicketClosed> {
  if (!mayDo(staff, "answer tickets")) return "not allowed";
  return platform.database.transaction(async () => {
    if (!(await closeUnanswered(platform, ticketCode))) return "nothing to close";
    const subject = { kind: "ticket", code: ticketCode } as const;
    await recordAct(platform, staff, { name: "ticket.closed", subject, details: { reason } });
    return "closed";
  });
}
