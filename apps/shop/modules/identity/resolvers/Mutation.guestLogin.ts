import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { guestAccountInfo } from "../guest-account-info.ts";
import { limitNewSession } from "../use-cases/limit-sessions.ts";
import { logInAsGuest } from "../use-cases/log-in-as-guest.ts";

export const guestLogin: MutationResolvers["guestLogin"] = async (_parent, { input }, context) => {
  const { platform, session, source } = context;
  const limit = await limitNewSession(platform, source, session);
  const outcome = limit.ok ? await logInAsGuest(context, input) : limit;
  if (!outcome.ok) return { ...refusal(outcome.failure, platform.clock.now()), code: outcome.failure.code, data: [] };
  const { token, visitorKey, account } = outcome.value;
  return {
    ...agreement(platform.clock.now()),
    code: "SUCCESS",
    data: [{ ...guestAccountInfo(account), userAuthToken: token, visitorUniqueKey: visitorKey }],
  };
};
