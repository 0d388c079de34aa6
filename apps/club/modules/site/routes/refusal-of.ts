import type { Failure } from "@gelora/outcomes/outcome.ts";
import { waitText } from "@gelora/outcomes/wait-text.ts";
import type { Visit } from "../domain/visit.ts";
import { say } from "../domain/words.ts";
import type { Refusal } from "../pages/form-parts.ts";

/** Why a form as a whole is not accepted now: too many tries, or the club is busy. */
export function refusalOf({ language }: Visit, { details }: Failure): Refusal {
  if (!("seconds" in details)) return { text: say(language, "busy") };
  return { text: say(language, "tooMany", { wait: waitText(details.seconds, language) }) };
}
