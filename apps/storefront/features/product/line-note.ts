import { readSession, writeSession } from "../../platform/browser/browser-storage.ts";

const noteName = "flash-line";

/**
 * What this tab keeps of its place in a flash sale's waiting line, so that it stays through a
 * reload.
 */
export function lineTicket(skuCode: string): string | undefined {
  const [sku, ticket] = readSession(noteName)?.split("|") ?? [];
  return sku === skuCode && ticket ? ticket : undefined;
}

/** @param ticket undefined once the wait is over */
export function noteLine(skuCode: string, ticket: string | undefined): void {
  writeSession(noteName, ticket ? `${skuCode}|${ticket}` : "");
}
