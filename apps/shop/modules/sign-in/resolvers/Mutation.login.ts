import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { accountInfoOf } from "../../members/members.ts";
import { logIn } from "../use-cases/log-in.ts";

/**
 * Returns what the client stores about the account [LGN-19]; `code` is read in addition to
 * `success`.
 */
export const login: MutationResolvers["login"] = async (_parent, { input }, context) => {
  const now = context.platform.clock.now();
  const outcome = await logIn(context, input);
  if (!outcome.ok) return { ...refusal(outcome.failure, now), code: outcome.failure.code, data: [] };
  const { member, token, visitorKey } = outcome.value;
  const account = { ...accountInfoOf(member), userAuthToken: token, visitorUniqueKey: visitorKey };
  return { ...agreement(now), code: "SUCCESS", data: [account] };
};
