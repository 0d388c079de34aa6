import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { linesOfOrders, type OrderLine, ordersByCodes } from "../../orders/orders.ts";
import type { Ticket } from "../domain/ticket.ts";

/** The order that a ticket names. */
export type TicketOrder = {
  /** `2 × name, colour, size`, in the ticket's language. */
  readonly items: readonly string[];
  /** Whether the session that asked has placed it: anyone can type a number. */
  readonly isOwn: boolean;
};

/** The orders of some tickets, for staff, by the ticket's code; one that names none is missing. */
export async function ordersOfTickets(
  platform: Platform,
  tickets: readonly Ticket[],
): Promise<ReadonlyMap<string, TicketOrder>> {
  const codes = [...new Set(tickets.flatMap((ticket) => codeOf(ticket) ?? []))];
  if (codes.length === 0) return new Map();
  const orders = await ordersByCodes(platform, codes);
  const lines = await linesOfOrders(platform, [...orders.keys()]);
  return new Map(
    tickets.flatMap((ticket) => {
      const order = orders.get(codeOf(ticket) ?? "");
      if (!order) return [];
      const items = (lines.get(order.orderCode) ?? []).map((line) => itemOf(line, ticket.language));
      return [[ticket.ticketCode, { items, isOwn: order.owner === ticket.owner }] as const];
    }),
  );
}

/** As orders have it, however it was typed. */
const codeOf = ({ orderCode }: Ticket): string | undefined => orderCode?.replaceAll(/\s/g, "").toUpperCase();

function itemOf(line: OrderLine, language: Language): string {
  const { productName, colourName, sizeName } = line.names?.[language] ?? line;
  return `${line.quantity} × ${[productName, colourName, sizeName].filter(Boolean).join(", ")}`;
}
