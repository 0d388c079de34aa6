import { type Language, languages } from "@gelora/locale/language.ts";
import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { selectMemberByMobile } from "../../membership/membership.ts";
import { noFlow } from "../domain/code-purpose.ts";
import { countCode, issueCode } from "./send-code.ts";

export const codeTopic = "codes.send";

/** After this time the code is no longer expected. */
const timeout = minutes(10);

const asked = z.object({
  /** The digits after +62; whether it is a member's is looked up at the delivery. */
  mobile: z.string(),
  language: z.enum(languages),
  /** Absent in messages written before codes were bound to browsers. */
  flow: z.string().default(noFlow),
  askedAt: z.iso.datetime(),
});

type Promised = { readonly mobile: string; readonly language: Language; readonly flow: string };

/**
 * Has a code for a new password sent to a number, if it is a member's verified one. Anyone may
 * request it, so neither the answer nor its timing must reveal this: the member is looked up, and
 * the provider
 * called, after the answer. @param
 * asked.mobile the digits after +62 @param asked.flow the digest of the requesting browser's key;
 * the code is valid only there
 * @returns failure TOO_MANY_REQUESTS with the seconds to wait
 */
export async function promiseCode(platform: Platform, { mobile, language, flow }: Promised): Promise<Outcome<void>> {
  const permitted = await countCode(platform, "password", mobile);
  if (!permitted.ok) return permitted;
  const message = { mobile, language, flow, askedAt: platform.clock.now().toISOString() };
  await platform.database.transaction(() => platform.outbox.write(codeTopic, `code:${mobile}`, message));
  return success(undefined);
}

/** @throws ProviderError when the provider does not take the SMS: the outbox tries a new code */
export async function deliverCode(platform: Platform, { payload }: OutboxMessage): Promise<void> {
  const { mobile, language, flow, askedAt } = asked.parse(payload);
  if (platform.clock.now().getTime() - Date.parse(askedAt) > timeout) return;
  const member = await selectMemberByMobile(platform, mobile);
  if (member?.phoneVerified) await issueCode(platform, { member, purpose: "password", language, flow });
}
