import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { limitSocialSignIns } from "../use-cases/limit-social-sign-ins.ts";
import { startGoogleLogin as start } from "../use-cases/start-google-login.ts";

export const startGoogleLogin: MutationResolvers["startGoogleLogin"] = async (_parent, { input }, context) => {
  const { clock } = context.platform;
  const limit = await limitSocialSignIns(context);
  const outcome = limit.ok ? await start(context, input.redirectUrl) : limit;
  if (!outcome.ok) return { ...refusal(outcome.failure, clock.now()), data: [] };
  return { ...agreement(clock.now()), data: [{ address: outcome.value }] };
};
