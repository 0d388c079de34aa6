import type { RequestContext } from "../../../platform/request-context.ts";
import { notLinkedCode } from "../../identity/identity.ts";
import { say } from "../domain/words.ts";

/** The answer to a caller whose account has no member. */
export function notLinked({ language }: RequestContext) {
  return { success: false, code: notLinkedCode, message: say(language, "notLinked") };
}
