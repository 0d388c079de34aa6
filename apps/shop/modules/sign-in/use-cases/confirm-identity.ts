import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Session } from "../../../platform/session.ts";
import { proveIdentity } from "../../identity/identity.ts";
import { limitPasswordTries } from "./limit-source.ts";
import { readPassword } from "./read-password.ts";
import { tryPassword } from "./try-password.ts";
import { insiderSubject } from "./try-subjects.ts";

/** Proves again who is signed in, by their password, so that this session may change address or number for a while. Wrong ones are counted as at the front door. */
export async function confirmIdentity(
  { platform, source }: RequestContext,
  session: Session,
  encoded: string,
): Promise<Outcome<void>> {
  const password = readPassword(encoded);
  if (!password.ok) return password;
  const limit = await limitPasswordTries(platform, source);
  if (!limit.ok) return limit;
  const memberCode = session.accountCode;
  const attempt = { memberCode, password: password.value };
  const right = await tryPassword(platform, insiderSubject(memberCode ?? ""), attempt, () =>
    proveIdentity(platform, session),
  );
  if (!right.ok) return right;
  return right.value ? success(undefined) : failure("PASSWORD_WRONG");
}
