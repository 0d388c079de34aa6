import { milliseconds } from "@gelora/service-kit/durations.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import type { Shopper } from "../../../platform/principal.ts";
import type { GuestAccount } from "../domain/guest-account.ts";
import type { StoredSession } from "../domain/stored-session.ts";
import { lastSeenGrain, longestSessionLife } from "../session-lives.ts";
import type { IdentityTables } from "./identity-tables.ts";
import { isAlive } from "./living-sessions.ts";
import { cacheSession } from "./session-cache.ts";

export type SessionStart = Shopper & {
  /** Binds the session to the browser that has this value. */
  readonly companion?: string | undefined;
  /** Shown to a member in their list of sessions. */
  readonly device?: string;
};

/**
 * Inserts a session, in the caller's transaction if there is one.
 * @returns the token, which is not stored and cannot be read again
 */
export async function insertSession(platform: Platform, start: SessionStart): Promise<string> {
  const begun = begin(start);
  await platform.database.tables<IdentityTables>().insertInto("sessions").values(rowOf(platform, begun)).execute();
  rememberBegun(platform, begun);
  return begun.token;
}

/**
 * A new guest account and its session, in one statement.
 * @returns the token, which is not stored and cannot be read again
 */
export async function insertGuestSession(
  platform: Platform,
  start: Pick<SessionStart, "visitorKey" | "companion">,
  account: GuestAccount,
): Promise<string> {
  const { accountCode, email, mobile } = account;
  const begun = begin({ ...start, kind: "guest-account", accountCode });
  await platform.database
    .tables<IdentityTables>()
    .with("account", (tables) =>
      tables.insertInto("guest_accounts").values({ account_code: accountCode, email, mobile }),
    )
    .insertInto("sessions")
    .values(rowOf(platform, begun))
    .execute();
  rememberBegun(platform, begun);
  return begun.token;
}

type Begun = { readonly token: string; readonly device: string } & StoredSession;

function begin({ companion, device, ...start }: SessionStart): Begun {
  return {
    token: newSecretToken(),
    device: device ?? "",
    session: { ...start, sessionId: uuidv7() },
    ...(companion === undefined ? {} : { companionDigest: digestOfToken(companion) }),
  };
}

function rowOf({ clock }: Platform, { session, token, companionDigest, device }: Begun) {
  return {
    session_id: session.sessionId,
    token_digest: digestOfToken(token),
    kind: session.kind,
    visitor_key: session.visitorKey,
    account_code: session.accountCode ?? null,
    companion_digest: companionDigest ?? null,
    device,
    created_at: clock.databaseNow(),
    last_seen_at: clock.databaseNow(),
    // Signing in counts as a proof of identity.
    proven_at: session.kind === "member" ? clock.databaseNow() : null,
    expires_at: clock.databaseIn(longestSessionLife),
  };
}

/** What a rolled-back transaction began must not be cached. */
function rememberBegun(platform: Platform, { token, device: _device, ...stored }: Begun): void {
  const begun = platform.clock.now();
  platform.database.afterCommit(() => cacheSession(platform, digestOfToken(token), stored, begun));
}

/** The live session of a token; for a member, records its use from time to time. */
export async function selectSession(platform: Platform, tokenDigest: string): Promise<StoredSession | undefined> {
  const { database } = platform;
  const row = await database
    .tables<IdentityTables>()
    .selectFrom("sessions")
    .select(["session_id", "kind", "visitor_key", "account_code", "companion_digest"])
    .select(sql<boolean>`kind = 'member' and last_seen_at < ${grainAgo(platform)}`.as("is_stale"))
    .where("token_digest", "=", tokenDigest)
    .where(isAlive(platform))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.is_stale) await noteUse(platform, row.session_id);
  return {
    session: { ...shopperOf(row), sessionId: row.session_id },
    ...(row.companion_digest === null ? {} : { companionDigest: row.companion_digest }),
  };
}

/** The database's own check allows only visitors to have no account. */
function shopperOf(row: Pick<IdentityTables["sessions"], "kind" | "visitor_key" | "account_code">): Shopper {
  const { kind, visitor_key: visitorKey, account_code: accountCode } = row;
  if (kind === "visitor") return { kind, visitorKey };
  if (accountCode === null) throw new Error(`a session of kind ${kind} has no account`);
  return { kind, visitorKey, accountCode };
}

/** Of concurrent calls, one writes. */
async function noteUse(platform: Platform, sessionId: string): Promise<void> {
  await platform.database
    .tables<IdentityTables>()
    .updateTable("sessions")
    .set({ last_seen_at: platform.clock.databaseNow() })
    .where("session_id", "=", sessionId)
    .where("last_seen_at", "<", grainAgo(platform))
    .execute();
}

const grainAgo = ({ clock }: Platform) => clock.databaseIn(milliseconds(-lastSeenGrain));
