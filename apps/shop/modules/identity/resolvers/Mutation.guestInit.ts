import { agreement, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { limitNewSession } from "../use-cases/limit-sessions.ts";
import { startGuestSession } from "../use-cases/start-guest-session.ts";

export const guestInit: MutationResolvers["guestInit"] = async (_parent, _input, context) => {
  const { platform, source } = context;
  const limit = await limitNewSession(platform, source);
  if (!limit.ok) return { ...refusal(limit.failure, platform.clock.now()), data: [] };
  const { token, visitorKey } = await startGuestSession(context);
  // The guest session's token is what the browser stores as guestId [K03].
  return { ...agreement(platform.clock.now()), data: [{ token, visitorUniqueKey: visitorKey, guestId: token }] };
};
