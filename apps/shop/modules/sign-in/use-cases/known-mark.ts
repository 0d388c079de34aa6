import { isKnownDevice } from "@gelora/service-kit/known-devices.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Member } from "../../members/members.ts";

/**
 * The browser's mark, when this member has signed in there before. An unknown account is looked up
 * like a member's, to take the same time.
 */
export async function knownMark(
  { platform, deviceMark }: Pick<RequestContext, "platform" | "deviceMark">,
  member: Member | undefined,
): Promise<string | undefined> {
  const mark = deviceMark.value();
  if (mark === undefined) return undefined;
  return (await isKnownDevice(platform, member?.memberCode ?? "", mark)) ? mark : undefined;
}
