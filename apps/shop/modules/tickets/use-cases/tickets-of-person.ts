import type { Platform } from "../../../platform/platform.ts";
import { deletePicturesOf } from "../../pictures/pictures.ts";
import { deleteTicketsOf, selectTicketsOf, type TicketsOf } from "../storage/ticket-rows.ts";

/** Deletes what a person has asked, in the caller's transaction. */
export async function eraseTickets(platform: Platform, person: TicketsOf): Promise<void> {
  await deletePicturesOf(platform, await deleteTicketsOf(platform, person));
}

/** What a person has asked, as they take it along. */
export async function ticketsToTakeOut(platform: Platform, person: TicketsOf) {
  return (await selectTicketsOf(platform, person)).map(({ ticketCode, topic, orderCode, text, sentAt }) => ({
    ticketCode,
    topic,
    orderCode,
    text,
    sentAt: sentAt.toISOString(),
  }));
}
