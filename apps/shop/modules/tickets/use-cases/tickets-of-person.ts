import type { Platform } from "../../../platform/platform.ts";
import { deletePicturesOf } from "../../pictures/pictures.ts";
import { deleteTicketsOf, selectTicketsOf } from "../storage/ticket-rows.ts";

/** Deletes what a person has asked, in the caller's transaction. */
export async function eraseTickets(platform: Platform, owner: string): Promise<void> {
  await deletePicturesOf(platform, await deleteTicketsOf(platform, owner));
}

/** What a person has asked, as they take it along. */
export async function ticketsToTakeOut(platform: Platform, owner: string) {
  return (await selectTicketsOf(platform, owner)).map(({ ticketCode, topic, orderCode, text, sentAt }) => ({
    ticketCode,
    topic,
    orderCode,
    text,
    sentAt: sentAt.toISOString(),
  }));
}
