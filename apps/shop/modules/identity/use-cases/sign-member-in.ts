import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { mostMemberSessions } from "../session-lives.ts";
import { rebindVisitor } from "../storage/bind-sessions.ts";
import { deleteSession, deleteSurplusSessions } from "../storage/end-sessions.ts";
import { insertSession } from "../storage/sessions.ts";

export type SignedIn = { readonly token: string; readonly visitorKey: string };

/**
 * Begins a member's session. Nothing that was known before it opens it: the token is new, a browser's companion value is new, and an account that was signed in here before is
 * signed out (AC-15). The guest session stays until its cart is merged, bound to the new companion value.
 *
 * Holds: nothing but the rows it writes; joins the caller's transaction. The browser gets its cookie when that has committed.
 */
export async function signMemberIn(context: RequestContext, memberCode: string): Promise<SignedIn> {
  const { platform, session: before, fromBrowser, companion } = context;
  const value = fromBrowser ? newSecretToken() : undefined;
  // A member who was signed in here has left: what comes now must not go on under their browser key.
  const visitorKey = before && before.kind !== "member" ? before.visitorKey : newSecretToken();
  const token = await platform.database.transaction(async () => {
    if (before && before.kind !== "visitor") await deleteSession(platform, before.sessionId);
    if (value) await rebindVisitor(platform, visitorKey, value);
    const begun = await insertSession(platform, {
      kind: "member",
      visitorKey,
      accountCode: memberCode,
      companion: value,
      device: context.device(),
    });
    await deleteSurplusSessions(platform, memberCode, mostMemberSessions);
    return begun;
  });
  if (value) platform.database.afterCommit(() => companion.keep(value));
  return { token, visitorKey };
}
