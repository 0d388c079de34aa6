import { type ClientState, isMember } from "../../../platform/session/client-state.ts";

/**
 * Whether an order of this shopper has earned points that a return takes: a member without a card
 * has earned nothing, and whether a guest named a card is not known here.
 */
export function earnedPoints(
  state: Pick<ClientState, "isLogin" | "isGuest" | "accountInfo">,
): "some" | "none" | "unknown" {
  if (!isMember(state)) return "unknown";
  return state.accountInfo?.mapclubBind ? "some" : "none";
}
