import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { mostMemberSessions } from "../session-lives.ts";
import { rebindVisitor } from "../storage/bind-sessions.ts";
import { deleteSession, deleteSurplusSessions } from "../storage/end-sessions.ts";
import { insertSession } from "../storage/sessions.ts";

/** The browser or other client that signs in. */
type Client = Pick<RequestContext, "platform" | "session" | "fromBrowser" | "companion" | "device">;

export type SignedIn = { readonly token: string; readonly visitorKey: string };

/**
 * Begins a session of a member who has proven their identity. No earlier credential opens it: the
 * token and a browser's companion value are new, and an account signed in here before is signed out
 * (AC-15). The guest session stays until its cart is merged, bound to the new companion value.
 *
 * Locks nothing but the rows it writes; joins the caller's transaction. The browser gets its cookie
 * after the commit.
 * @returns the token for the AUTH-TOKEN header, and the browser's key, which a guest keeps when
 * signing in
 */
export async function signMemberIn(context: Client, memberCode: string): Promise<SignedIn> {
  const { platform, session: before, fromBrowser, companion } = context;
  const value = fromBrowser ? newSecretToken() : undefined;
  // The member who was signed in here has left: the guest must not continue under their browser
  // key.
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
