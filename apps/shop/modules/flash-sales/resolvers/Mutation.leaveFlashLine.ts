import { agreement, sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { deviceOf, ownerOf } from "../../../platform/session.ts";
import { leaveLine } from "../use-cases/stand-in-line.ts";

export const leaveFlashLine: MutationResolvers["leaveFlashLine"] = async (_parent, { activityCode }, context) => {
  const session = sessionOf(context);
  const { platform } = context;
  await leaveLine(platform, { owner: ownerOf(session), device: deviceOf(session) }, activityCode);
  return agreement(platform.clock.now());
};
