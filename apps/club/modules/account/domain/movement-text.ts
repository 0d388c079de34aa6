import type { Language } from "@gelora/locale/language.ts";
import type { BookedMovement } from "../../ledger/ledger.ts";
import { say } from "./words.ts";

/** What a movement of points was, as members read it; what was paid with points names its order. */
export function movementText(
  language: Language,
  { kind, orderCode }: Pick<BookedMovement, "kind" | "orderCode">,
): string {
  return say(language, `movement.${kind}`, { order: orderCode ?? "" });
}
