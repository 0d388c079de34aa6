import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { finishGoogleLogin as finish } from "../use-cases/finish-google-login.ts";
import { limitSocialSignIns } from "../use-cases/limit-social-sign-ins.ts";

export const finishGoogleLogin: MutationResolvers["finishGoogleLogin"] = async (_parent, { input }, context) => {
  const { clock } = context.platform;
  const limit = await limitSocialSignIns(context);
  const outcome = limit.ok ? await finish(context, input) : limit;
  if (!outcome.ok) return { ...refusal(outcome.failure, clock.now()), data: [] };
  const { idToken, identity, redirectUrl } = outcome.value;
  const { subject, email, firstName, lastName } = identity;
  return {
    ...agreement(clock.now()),
    data: [{ thirdToken: idToken, thirdId: subject, email, firstName, lastName, redirectUrl }],
  };
};
