import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Session } from "../../../platform/session.ts";
import { proveIdentity } from "../../identity/identity.ts";
import { limitPasswordTries } from "./limit-source.ts";
import { readPassword } from "./read-password.ts";
import { tryPassword } from "./try-password.ts";
import { insiderSubject } from "./try-subjects.ts";

/**
 * Proves the member's identity again by their password, so this session may change address or
 * number for a while. Wrong ones are counted as at sign-in.
 */
export async function confirmIdentity(
  context: RequestContext,
  session: Session,
  encoded: string,
): Promise<Outcome<void>> {
  const password = readPassword(encoded);
  if (!password.ok) return password;
  const { platform } = context;
  const memberCode = session.accountCode;
  const limit = await limitPasswordTries(context, memberCode);
  if (!limit.ok) return limit;
  const attempt = { memberCode, password: password.value };
  const right = await tryPassword(platform, insiderSubject(memberCode ?? ""), attempt, () =>
    proveIdentity(platform, session),
  );
  if (!right.ok) return right;
  return right.value ? success(undefined) : failure("PASSWORD_WRONG");
}
