import { agreement } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { startGuestSession } from "../use-cases/start-guest-session.ts";

export const guestInit: MutationResolvers["guestInit"] = async (_parent, _input, { platform }) => {
  const { token, visitorKey } = await startGuestSession(platform);
  // The guest session's token is what the browser stores as guestId [K03].
  return { ...agreement(platform.clock.now()), data: [{ token, visitorUniqueKey: visitorKey, guestId: token }] };
};
