import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { say } from "../domain/words.ts";
import { registerMapclub as register } from "../use-cases/register-mapclub.ts";
import { formOf } from "./answer-sign-up.ts";

const statusOf = { joined: "ACTIVE", waiting: "PENDING", "linked-elsewhere": "LINKED_ELSEWHERE" } as const;

/**
 * The newsletter field is the consent to the club's special offers here, not to the shop's news
 * [Q36]. The sentence is the specification's [SGN-36].
 */
export const registerMapclub: MutationResolvers["registerMapclub"] = async (_parent, { input }, context) => {
  const form = { ...formOf(input, false), memberCode: input.memberCode || undefined };
  const specialOffers = input.newsletterSubscription === true;
  const outcome = await register(context, form, { specialOffers, referralCode: input.referralCode || undefined });
  const now = context.platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), code: outcome.failure.code, data: [] };
  const { memberCode, token, state } = outcome.value;
  const data = [{ memberCode, token: token ?? null, expired: null, status: statusOf[state] }];
  return { ...agreement(now), message: say(context.language, "joinedClub"), code: "SUCCESS", data };
};
