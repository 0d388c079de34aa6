import { type ClubJoining, type ClubJoiningAnswer, clubJoining } from "@gelora/contracts/club-joining.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type JoiningState, joiningEvents } from "../domain/joining-states.ts";
import type { MembersTables } from "./members-tables.ts";

/** An account's joining; the request stands until the club has answered. */
export type Joining = {
  readonly state: JoiningState;
  readonly askedAt: Date;
  readonly request: ClubJoining | undefined;
};

/** Records a request, in the place of an earlier one of the account. */
export async function upsertJoining(platform: Platform, request: ClubJoining, token: string): Promise<void> {
  const values = {
    joining_id: request.joiningId,
    token_digest: digestOfToken(token),
    state: "waiting",
    request: sql`${JSON.stringify(request)}::jsonb`,
    club_member_code: null,
    asked_at: platform.clock.databaseNow(),
    answered_at: null,
  } as const;
  await platform.database
    .tables<MembersTables>()
    .insertInto("club_joinings")
    .values({ account_code: request.accountCode, ...values })
    .onConflict((conflict) => conflict.column("account_code").doUpdateSet(values))
    .execute();
}

export async function selectJoining(platform: Platform, accountCode: string): Promise<Joining | undefined> {
  const row = await platform.database
    .tables<MembersTables>()
    .selectFrom("club_joinings")
    .select(["state", "asked_at", "request"])
    .where("account_code", "=", accountCode)
    .executeTakeFirst();
  if (!row) return undefined;
  const request = row.request === null ? undefined : clubJoining.parse(row.request);
  return { state: row.state, askedAt: row.asked_at, request };
}

/** Whether an account has joined with this registration token: its form was sent twice. */
export async function isJoinedWith(platform: Platform, accountCode: string, token: string): Promise<boolean> {
  const row = await platform.database
    .tables<MembersTables>()
    .selectFrom("club_joinings")
    .select("state")
    .where("account_code", "=", accountCode)
    .where("token_digest", "=", digestOfToken(token))
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the club's answer and drops the request; no effect when it was answered or replaced. */
export async function answerJoining(platform: Platform, joiningId: string, answer: ClubJoiningAnswer): Promise<void> {
  await platform.database
    .tables<MembersTables>()
    .updateTable("club_joinings")
    .set({
      state: joiningEvents[answer.outcome === "joined" ? "join" : "refuse"].to,
      request: null,
      club_member_code: answer.outcome === "joined" ? answer.memberCode : null,
      answered_at: platform.clock.databaseNow(),
    })
    .where("joining_id", "=", joiningId)
    .where("state", "=", joiningEvents.join.from)
    .execute();
}
