import type { Points } from "@gelora/money/points.ts";
import { statement } from "@gelora/service-kit/database.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { availableTo } from "../../ledger/ledger.ts";
import { knownPin, type PinState } from "../../pin/pin.ts";

/**
 * What a member may spend, and whether they can enter a PIN: pages ask it often, so it is one
 * statement.
 */
export function selectAccount(
  platform: Platform,
  memberCode: string,
): Promise<{ readonly available: Points; readonly pin: PinState } | undefined> {
  const query = sql<{ available: Points; pin: PinState }>`
    select ${availableTo(memberCode)} as available, ${knownPin(memberCode)} as pin`;
  return platform.database.send(statement(query, ([row]) => row));
}
