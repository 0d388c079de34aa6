import type { Language } from "@gelora/locale/language.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import type { BookedMovement } from "../../ledger/ledger.ts";
import { say } from "./words.ts";

/**
 * A movement of points in words, as members read it; payments with points name their order.
 * Where held points are used, no amount is shown beside the text, so the text includes it.
 */
export function movementText(
  language: Language,
  { kind, orderCode, moved }: Pick<BookedMovement, "kind" | "orderCode" | "moved">,
): string {
  return say(language, `movement.${kind}`, { order: orderCode ?? "", points: formatPoints(moved) });
}
