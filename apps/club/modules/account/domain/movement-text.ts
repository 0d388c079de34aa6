import type { Language } from "@gelora/locale/language.ts";
import type { BookedMovement } from "../../ledger/ledger.ts";
import { say } from "./words.ts";

/** What a movement of points was, as members read it. */
export function movementText(language: Language, { kind }: Pick<BookedMovement, "kind">): string {
  return say(language, `movement.${kind}`);
}
