import type { Outcome } from "@gelora/outcomes/outcome.ts";
import { createBoundedQueue } from "@gelora/service-kit/bounded-queue.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { closedDoor, type Holder } from "./hold-pieces.ts";
import { comeIn, type Shown } from "./stand-in-line.ts";

/**
 * Serves those whose turn it is, a few at a time: they all change the row of the same pieces,
 * so more would not be faster, and would keep connections and processors from everyone else. At
 * most one second's turns queue here, since the waiting line admits no more.
 */
export const takers = platformPart("those who take pieces of flash sales", () =>
  createBoundedQueue({ atOnce: 3, waiting: Number.POSITIVE_INFINITY }),
);

/**
 * Admits a shopper who was shown a campaign (`comeIn`), and has them take pieces. The last piece
 * may go while they queue: then they are answered from memory, and nothing is taken.
 * @param take opens the transaction that takes pieces
 * @returns what `take` does, or a failure of `comeIn`
 */
export async function takeInTurn<Value>(
  platform: Platform,
  holder: Holder,
  shown: Shown,
  take: (holder: Holder) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const came = await comeIn(platform, holder, shown);
  if (!came.ok) return came;
  if (!came.value.hasTurn) return take(came.value);
  return takers
    .of(platform)
    .run(async () => closedDoor(platform, shown.skuCode, shown.activityCode) ?? take(came.value));
}
