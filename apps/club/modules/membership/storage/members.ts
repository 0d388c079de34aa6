import type { Platform } from "../../../platform/platform.ts";

export type Member = {
  readonly memberCode: string;
  /** Digits after +62. */
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phoneVerified: boolean;
  readonly status: "ACTIVE" | "INACTIVE" | "GUEST";
};

type MembershipTables = {
  members: {
    member_code: string;
    mobile: string;
    first_name: string;
    last_name: string;
    email: string;
    email_verified: boolean;
    phone_verified: boolean;
    status: Member["status"];
  };
};

export async function selectMemberByMobile(platform: Platform, mobile: string): Promise<Member | undefined> {
  const row = await platform.database
    .tables<MembershipTables>()
    .selectFrom("members")
    .selectAll()
    .where("mobile", "=", mobile)
    .executeTakeFirst();
  return (
    row && {
      memberCode: row.member_code,
      mobile: row.mobile,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      emailVerified: row.email_verified,
      phoneVerified: row.phone_verified,
      status: row.status,
    }
  );
}

/** Writes members that are not there yet; one mobile is one member. */
export async function insertMembers(platform: Platform, members: readonly Member[]): Promise<void> {
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
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
