import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { heldByAnother } from "../storage/write-members.ts";
import { becomeMember, type SignUp } from "./become-member.ts";

/**
 * The transaction of a sign-up, all or nothing. Two people at once may both find an address or a
 * number free; the unique indexes let one through, and the other gets the error for a taken one
 * (I-15).
 * @param begin what a member starts with, in the same transaction
 */
export async function enrol<Value>(
  platform: Platform,
  signUp: SignUp,
  begin: (memberCode: string) => Promise<Value>,
): Promise<Outcome<Value>> {
  try {
    return await decide(platform.database, async () => {
      const member = await becomeMember(platform, signUp);
      return member.ok ? success(await begin(member.value)) : member;
    });
  } catch (error) {
    const held = heldByAnother(error);
    if (held === undefined) throw error;
    return failure(held === "email" ? "EMAIL_TAKEN" : "MOBILE_TAKEN");
  }
}
