import type { Language } from "@gelora/locale/language.ts";
import { type Generated, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { AccountLinkTables } from "./account-links.ts";

/** The language of a member's mails, unless they choose another. */
const usualLanguage: Language = "id-ID";

export type Member = {
  readonly memberCode: string;
  /** Without the +62 prefix. */
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phoneVerified: boolean;
  readonly status: "ACTIVE" | "INACTIVE" | "GUEST";
  readonly language: Language;
  /** Whether they agreed to the club's use of their data [CLB-08]. */
  readonly dataConsent: boolean;
};

/** A member of a seed. */
export type SeededMember = Omit<Member, "language" | "dataConsent"> & Partial<Pick<Member, "language" | "dataConsent">>;

export type MembershipTables = {
  members: {
    member_code: string;
    mobile: string;
    first_name: string;
    last_name: string;
    email: string;
    email_verified: boolean;
    phone_verified: boolean;
    status: Member["status"];
    language: Language;
    data_consent_at: Date | null;
    created_at: Generated<Date>;
  };
} & AccountLinkTables;

export function selectMemberByMobile(platform: Platform, mobile: string): Promise<Member | undefined> {
  return members(platform).where("mobile", "=", mobile).executeTakeFirst();
}

/** The member that an account at the shop is linked to. */
export function findMemberOfAccount(platform: Platform, accountCode: string): Promise<Member | undefined> {
  return members(platform)
    .innerJoin("account_links as link", "link.member_code", "members.member_code")
    .where("link.account_code", "=", accountCode)
    .executeTakeFirst();
}

export function findMembers(platform: Platform, memberCodes: readonly string[]): Promise<readonly Member[]> {
  return members(platform).where(sql<boolean>`members.member_code = any(${memberCodes}::text[])`).execute();
}

function members(platform: Platform) {
  return platform.database
    .tables<MembershipTables>()
    .selectFrom("members")
    .select([
      "members.member_code as memberCode",
      "mobile",
      "first_name as firstName",
      "last_name as lastName",
      "email",
      "email_verified as emailVerified",
      "phone_verified as phoneVerified",
      "status",
      "language",
      sql<boolean>`data_consent_at is not null`.as("dataConsent"),
    ]);
}

/** Inserts the members of a seed and leaves existing ones unchanged. Mobile numbers are unique. */
export async function seedMembers(platform: Platform, members: readonly SeededMember[]): Promise<void> {
  await platform.database
    .tables<MembershipTables>()
    .insertInto("members")
    .values(
      members.map((member) => ({
        member_code: member.memberCode,
        mobile: member.mobile,
        first_name: member.firstName,
        last_name: member.lastName,
        email: member.email,
        email_verified: member.emailVerified,
        phone_verified: member.phoneVerified,
        status: member.status,
        language: member.language ?? usualLanguage,
        data_consent_at: member.dataConsent ? platform.clock.databaseNow() : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
