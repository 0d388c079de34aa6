import type { Language } from "@gelora/locale/language.ts";
import { type Generated, type RawBuilder, type Selectable, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Ticket, TicketTopic } from "../domain/ticket.ts";

type TicketsTables = {
  tickets: {
    ticket_code: string;
    owner: string | null;
    name: string;
    email: string;
    topic: TicketTopic;
    order_code: string | null;
    body: string;
    language: Language;
    answers: Generated<number>;
    sent_at: Date;
    closed_at: Date | null;
  };
  ticket_answers: {
    ticket_code: string;
    answer_number: number;
    body: string;
    staff_code: string;
    answered_at: Date;
  };
};

const tables = (platform: Platform) => platform.database.tables<TicketsTables>();

/** @returns false when the code is taken: try another */
export async function insertTicket(platform: Platform, ticket: Omit<Ticket, "answers" | "sentAt">): Promise<boolean> {
  const result = await tables(platform)
    .insertInto("tickets")
    .values({
      ticket_code: ticket.ticketCode,
      owner: ticket.owner,
      name: ticket.name,
      email: ticket.email,
      topic: ticket.topic,
      order_code: ticket.orderCode,
      body: ticket.text,
      language: ticket.language,
      sent_at: platform.clock.databaseNow(),
    })
    .onConflict((conflict) => conflict.column("ticket_code").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function selectTicket(platform: Platform, ticketCode: string): Promise<Ticket | undefined> {
  const row = await tables(platform)
    .selectFrom("tickets")
    .selectAll()
    .where("ticket_code", "=", ticketCode)
    .executeTakeFirst();
  return row && ticketOf(row);
}

/** Those that wait for an answer, oldest first. */
export async function selectToAnswer(platform: Platform, limit: number): Promise<readonly Ticket[]> {
  const rows = await tables(platform)
    .selectFrom("tickets")
    .selectAll()
    .where("answers", "=", 0)
    .where("closed_at", "is", null)
    .orderBy("sent_at")
    .limit(limit)
    .execute();
  return rows.map(ticketOf);
}

/** In one conditional update. @returns false when it has an answer, is closed, or does not exist */
export async function closeUnanswered(platform: Platform, ticketCode: string): Promise<boolean> {
  const result = await tables(platform)
    .updateTable("tickets")
    .set({ closed_at: platform.clock.databaseNow() })
    .where("ticket_code", "=", ticketCode)
    .where("answers", "=", 0)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Adds the answer after those that staff have seen, in one conditional update.
 * @returns undefined when there is another by now, or no such ticket
 */
export async function addAnswer(
  platform: Platform,
  { ticketCode, answers }: Pick<Ticket, "ticketCode" | "answers">,
  answer: { readonly text: string; readonly staffCode: string },
): Promise<Ticket | undefined> {
  const row = await tables(platform)
    .updateTable("tickets")
    .set({ answers: sql`answers + 1` })
    .where("ticket_code", "=", ticketCode)
    .where("answers", "=", answers)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  await tables(platform)
    .insertInto("ticket_answers")
    .values({
      ticket_code: ticketCode,
      answer_number: answers + 1,
      body: answer.text,
      staff_code: answer.staffCode,
      answered_at: platform.clock.databaseNow(),
    })
    .execute();
  return ticketOf(row);
}

export async function selectAnswer(
  platform: Platform,
  ticketCode: string,
  number: number,
): Promise<string | undefined> {
  const row = await tables(platform)
    .selectFrom("ticket_answers")
    .select("body")
    .where("ticket_code", "=", ticketCode)
    .where("answer_number", "=", number)
    .executeTakeFirst();
  return row?.body;
}

/** @param email the one that they have verified, folded; undefined where there is none */
export type TicketsOf = { readonly owner: string; readonly email: string | undefined };

/**
 * What a person has asked: as an owner, or signed out from the address that is theirs. What another
 * member sent with it is that member's.
 */
const areOf = ({ owner, email }: TicketsOf) =>
  sql<boolean>`(owner = ${owner} or (email = ${email ?? null} and (owner is null or owner like 'visitor:%')))`;

/** What a person has asked, oldest first. */
export async function selectTicketsOf(platform: Platform, person: TicketsOf): Promise<readonly Ticket[]> {
  const rows = await tables(platform)
    .selectFrom("tickets")
    .selectAll()
    .where(areOf(person))
    .orderBy("sent_at")
    .execute();
  return rows.map(ticketOf);
}

/** Deletes what a person has asked, with its answers. @returns the codes */
export async function deleteTicketsOf(platform: Platform, person: TicketsOf): Promise<readonly string[]> {
  const rows = await tables(platform).deleteFrom("tickets").where(areOf(person)).returning("ticket_code").execute();
  return rows.map((row) => row.ticket_code);
}

/**
 * Deletes tickets whose last answer, or closing without one, is older than a moment. The number of
 * answers is compared too: a ticket that is answered meanwhile stays. @returns the codes
 */
export async function deleteSettledBefore(
  platform: Platform,
  before: RawBuilder<Date>,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ ticket_code: string }>`
    delete from tickets using (
      (select ticket_code, count(*) as answers from ticket_answers
        group by ticket_code having max(answered_at) < ${before} limit ${most})
      union all
      select ticket_code, 0 from tickets where answers = 0 and closed_at < ${before}
    ) as old
    where tickets.ticket_code = old.ticket_code and tickets.answers = old.answers
    returning tickets.ticket_code`.execute(tables(platform));
  return rows.map((row) => row.ticket_code);
}

function ticketOf(row: Selectable<TicketsTables["tickets"]>): Ticket {
  return {
    ticketCode: row.ticket_code,
    owner: row.owner,
    name: row.name,
    email: row.email,
    topic: row.topic,
    orderCode: row.order_code,
    text: row.body,
    language: row.language,
    answers: row.answers,
    sentAt: row.sent_at,
  };
}
