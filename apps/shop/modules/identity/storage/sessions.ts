import { days } from "@gelora/service-kit/durations.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session.ts";
import type { GuestAccount } from "../identity.ts";
import type { IdentityTables } from "./identity-tables.ts";
import { rememberSession } from "./session-memory.ts";

/** A guest's cart is kept across visits, so their session is long. */
const sessionLife = days(60);

/** @returns the token, which is not stored and cannot be read again */
export async function insertSession(platform: Platform, start: SessionStart): Promise<string> {
  const { token, session } = begin(start);
  await platform.database
    .tables<IdentityTables>()
    .insertInto("sessions")
    .values(rowOf(platform, session, token))
    .execute();
  rememberSession(digestOfToken(token), session, platform.clock.now().getTime());
  return token;
}

/** A new guest account and its session, in one statement. @returns the token, which is not stored and cannot be read again */
export async function insertGuestSession(
  platform: Platform,
  visitorKey: string,
  account: GuestAccount,
): Promise<string> {
  const { accountCode, email, mobile } = account;
  const { token, session } = begin({ kind: "guest-account", visitorKey, accountCode });
  await platform.database
    .tables<IdentityTables>()
    .with("account", (tables) =>
      tables.insertInto("guest_accounts").values({ account_code: accountCode, email, mobile }),
    )
    .insertInto("sessions")
    .values(rowOf(platform, session, token))
    .execute();
  rememberSession(digestOfToken(token), session, platform.clock.now().getTime());
  return token;
}

type SessionStart = Omit<Session, "sessionId">;

function begin(start: SessionStart): { readonly token: string; readonly session: Session } {
  return { token: newSecretToken(), session: { ...start, sessionId: uuidv7() } };
}

function rowOf(platform: Platform, session: Session, token: string) {
  return {
    session_id: session.sessionId,
    token_digest: digestOfToken(token),
    kind: session.kind,
    visitor_key: session.visitorKey,
    account_code: session.accountCode ?? null,
    expires_at: platform.clock.databaseIn(sessionLife),
  };
}

export async function selectSession(platform: Platform, tokenDigest: string): Promise<Session | undefined> {
  const row = await platform.database
    .tables<IdentityTables>()
    .selectFrom("sessions")
    .select(["session_id", "kind", "visitor_key", "account_code"])
    .where("token_digest", "=", tokenDigest)
    .where("expires_at", ">", platform.clock.databaseNow())
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    sessionId: row.session_id,
    kind: row.kind,
    visitorKey: row.visitor_key,
    ...(row.account_code === null ? {} : { accountCode: row.account_code }),
  };
}

export async function deleteSession(platform: Platform, sessionId: string): Promise<void> {
  await platform.database.tables<IdentityTables>().deleteFrom("sessions").where("session_id", "=", sessionId).execute();
}

export async function deleteExpiredSessions(platform: Platform): Promise<void> {
  await platform.database
    .tables<IdentityTables>()
    .deleteFrom("sessions")
    .where("expires_at", "<=", platform.clock.databaseNow())
    .execute();
}
