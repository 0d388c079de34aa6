import { showPicture } from "../../pictures/pictures.ts";
import { answerTicket, closeTicket, ticketsToAnswer } from "../../tickets/tickets.ts";
import { type DeskContext, resultOf, staffOf, staffWho, wordsOf } from "../gateway/desk-context.ts";

const longestAnswer = 4000;
const longestReason = 500;

/** What people ask. */
export const ticketQueries = {
  tickets: async (_input: object, context: DeskContext) => {
    staffWho(context, "answer tickets");
    const waiting = await ticketsToAnswer(context.platform);
    return waiting.map((ticket) => ({ ...ticket, sentAt: ticket.sentAt.toISOString() }));
  },
  ticketPicture: async (given: { ticketCode: string; pictureCode: string }, context: DeskContext) => {
    staffWho(context, "answer tickets");
    return showPicture(context.platform, given.ticketCode, given.pictureCode);
  },
};

/** The use case checks the role and writes the journal. */
export const ticketMutations = {
  answerTicket: async (given: { ticketCode: string; answer: string; seen?: number | null }, context: DeskContext) => {
    const answer = wordsOf("answer", given.answer, { most: longestAnswer });
    const { ticketCode, seen } = given;
    const result = await answerTicket(context.platform, staffOf(context), { ticketCode, seen: seen ?? 0 }, answer);
    return resultOf(result, "answered");
  },
  closeTicket: async (given: { ticketCode: string; reason: string }, context: DeskContext) => {
    const reason = wordsOf("reason", given.reason, { most: longestReason });
    const result = await closeTicket(context.platform, staffOf(context), given.ticketCode, reason);
    return resultOf(result, "closed");
  },
};
