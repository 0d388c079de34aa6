import { foldEmail } from "@gelora/locale/email.ts";
import type { Language } from "@gelora/locale/language.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Member } from "../domain/member.ts";
import type { MembersTables } from "./members-tables.ts";

/** @throws when another record has the same verified address or number: see `heldByAnother` */
export async function insertMember(platform: Platform, member: Member): Promise<void> {
  await platform.database
    .tables<MembersTables>()
    .insertInto("members")
    .values({ member_code: member.memberCode, created_at: platform.clock.databaseNow(), ...rowOf(platform, member) })
    .execute();
}

/**
 * Writes every field of a record; proofs that still apply keep their time.
 * @throws as `insertMember` does
 */
export async function updateMember(platform: Platform, member: Member): Promise<void> {
  const row = rowOf(platform, member);
  await platform.database
    .tables<MembersTables>()
    .updateTable("members")
    .set({
      ...row,
      email_verified_at: unchangedMoment(
        row.email_verified_at,
        sql`email_folded = ${row.email_folded}`,
        "email_verified_at",
      ),
      mobile_verified_at: unchangedMoment(row.mobile_verified_at, sql`mobile = ${row.mobile}`, "mobile_verified_at"),
      activated_at: unchangedMoment(row.activated_at, sql`true`, "activated_at"),
    })
    .where("member_code", "=", member.memberCode)
    .execute();
}

/** Messages that no request causes are in the language that the member reads the shop in. */
export async function followLanguage(
  platform: Platform,
  { memberCode, language: before }: Pick<Member, "memberCode" | "language">,
  language: Language,
): Promise<void> {
  if (language === before) return;
  await platform.database
    .tables<MembersTables>()
    .updateTable("members")
    .set({ language })
    .where("member_code", "=", memberCode)
    .execute();
}

/** The stored time if it still belongs to the same value, otherwise the new one. */
function unchangedMoment(moment: RawBuilder<Date> | null, isSame: RawBuilder<unknown>, column: string) {
  return moment && sql<Date>`coalesce(case when ${isSame} then ${sql.ref(column)} end, ${moment})`;
}

/**
 * Removes an address from every record that only claims it, and from inactive ones, whose proof is
 * older than that of its current owner (AC-16).
 */
export async function dropEmailClaims(platform: Platform, folded: string, exceptCode: string): Promise<void> {
  await platform.database
    .tables<MembersTables>()
    .updateTable("members")
    .set({ email: null, email_folded: null, email_verified_at: null })
    .where("email_folded", "=", folded)
    .where("member_code", "<>", exceptCode)
    .where((is) => is.or([is("email_verified_at", "is", null), is("status", "=", "inactive")]))
    .execute();
}

/** The same for a number. */
export async function dropMobileClaims(platform: Platform, digits: string, exceptCode: string): Promise<void> {
  await platform.database
    .tables<MembersTables>()
    .updateTable("members")
    .set({ mobile: null, mobile_verified_at: null })
    .where("mobile", "=", digits)
    .where("member_code", "<>", exceptCode)
    .where((is) => is.or([is("mobile_verified_at", "is", null), is("status", "=", "inactive")]))
    .execute();
}

/**
 * Which of a member's two unique values someone else already has, when that is why a statement
 * failed.
 */
export function heldByAnother(error: unknown): "email" | "mobile" | undefined {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "23505") return undefined;
  const constraint = "constraint" in error ? error.constraint : undefined;
  if (constraint === "members_verified_email") return "email";
  return constraint === "members_verified_mobile" ? "mobile" : undefined;
}

function rowOf(platform: Platform, member: Member) {
  const now = platform.clock.databaseNow();
  return {
    status: member.status,
    email: member.email ?? null,
    email_folded: member.email === undefined ? null : foldEmail(member.email),
    email_verified_at: member.emailVerified ? now : null,
    mobile: member.mobile ?? null,
    mobile_verified_at: member.mobileVerified ? now : null,
    first_name: member.firstName,
    last_name: member.lastName,
    birth_date: member.birthDate ?? null,
    gender: member.gender ?? null,
    whatsapp: member.whatsapp ?? null,
    language: member.language,
    activated_at: member.status === "active" ? now : null,
  };
}
