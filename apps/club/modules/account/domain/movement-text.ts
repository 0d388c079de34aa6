import type { Language } from "@gelora/locale/language.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import type { BookedMovement } from "../../ledger/ledger.ts";
import { say } from "./words.ts";

/**
 * What a movement of points was, as members read it; what was paid with points names its order.
 * Where points that were set aside are used, no amount stands beside it, so the text has it.
 */
export function movementText(
  language: Language,
  { kind, orderCode, moved }: Pick<BookedMovement, "kind" | "orderCode" | "moved">,
): string {
  return say(language, `movement.${kind}`, { order: orderCode ?? "", points: formatPoints(moved) });
}
