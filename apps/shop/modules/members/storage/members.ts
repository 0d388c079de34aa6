import { languageOrDefault } from "@gelora/locale/language.ts";
import { readBirthDate } from "@gelora/person/birth-date.ts";
import { type Selectable, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Member } from "../domain/member.ts";
import type { MembersTables } from "./members-tables.ts";

const columns = [
  "member_code",
  "status",
  "email",
  "email_verified_at",
  "mobile",
  "mobile_verified_at",
  "first_name",
  "last_name",
  "birth_date",
  "gender",
  "whatsapp",
  "language",
] as const;

export async function findMember(platform: Platform, memberCode: string): Promise<Member | undefined> {
  const row = await select(platform).where("member_code", "=", memberCode).executeTakeFirst();
  return row && memberOf(row);
}

/** The members with these codes, by code. */
export async function findMembers(
  platform: Platform,
  memberCodes: readonly string[],
): Promise<ReadonlyMap<string, Member>> {
  const rows = memberCodes.length === 0 ? [] : await select(platform).where("member_code", "in", memberCodes).execute();
  return new Map(rows.map((row) => [row.member_code, memberOf(row)]));
}

/**
 * The member, locked until the transaction ends, so decisions about them still hold when written.
 */
export async function lockMember(platform: Platform, memberCode: string): Promise<Member | undefined> {
  const row = await select(platform).where("member_code", "=", memberCode).forUpdate().executeTakeFirst();
  return row && memberOf(row);
}

export async function selectMemberByVerifiedEmail(platform: Platform, folded: string): Promise<Member | undefined> {
  const row = await select(platform)
    .where("email_folded", "=", folded)
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();
  return row && memberOf(row);
}

export async function selectMemberByVerifiedMobile(platform: Platform, digits: string): Promise<Member | undefined> {
  const row = await select(platform)
    .where("mobile", "=", digits)
    .where("mobile_verified_at", "is not", null)
    .executeTakeFirst();
  return row && memberOf(row);
}

/** The same, locked until the transaction ends. */
export async function lockMemberByVerifiedMobile(platform: Platform, digits: string): Promise<Member | undefined> {
  const row = await select(platform)
    .where("mobile", "=", digits)
    .where("mobile_verified_at", "is not", null)
    .forUpdate()
    .executeTakeFirst();
  return row && memberOf(row);
}

/** Whether some record has this number unverified. */
export async function isMobileClaimed(platform: Platform, digits: string): Promise<boolean> {
  const row = await platform.database
    .tables<MembersTables>()
    .selectFrom("members")
    .select("member_code")
    .where("mobile", "=", digits)
    .where("mobile_verified_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

function select(platform: Platform) {
  return platform.database
    .tables<MembersTables>()
    .selectFrom("members")
    .select(columns)
    .select(
      sql<string | null>`(select loyalty_member_id from club_links where account_code = member_code)`.as(
        "loyalty_member_id",
      ),
    );
}

type Row = Pick<Selectable<MembersTables["members"]>, (typeof columns)[number]> & {
  readonly loyalty_member_id: string | null;
};

function memberOf(row: Row): Member {
  const birthDate = row.birth_date === null ? undefined : readBirthDate(row.birth_date);
  return {
    memberCode: row.member_code,
    status: row.status,
    ...(row.email === null ? {} : { email: row.email }),
    emailVerified: row.email_verified_at !== null,
    ...(row.mobile === null ? {} : { mobile: row.mobile }),
    mobileVerified: row.mobile_verified_at !== null,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(birthDate ? { birthDate } : {}),
    ...(row.gender === null ? {} : { gender: row.gender }),
    ...(row.whatsapp === null ? {} : { whatsapp: row.whatsapp }),
    language: languageOrDefault(row.language),
    ...(row.loyalty_member_id === null ? {} : { loyaltyMemberId: row.loyalty_member_id }),
  };
}
