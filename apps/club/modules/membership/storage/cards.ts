import { randomInt } from "node:crypto";
import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { MembershipTables } from "./members.ts";

/** A person whose number and address the shop has verified. */
export type ProvenPerson = {
  /** Without the +62 prefix. */
  readonly mobile: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
};

/**
 * The card with a person's number, or a new one, locked until the transaction ends: of people who
 * bring the same number at once, one makes the card and the others find it.
 */
export async function takeCard(
  platform: Platform,
  person: ProvenPerson,
): Promise<{ readonly memberCode: string; readonly isNew: boolean }> {
  const { mobile } = person;
  const made = await platform.database
    .tables<MembershipTables>()
    .insertInto("members")
    .values({
      member_code: newCardNumber(),
      mobile,
      ...rowOf(platform, person),
      created_at: platform.clock.databaseNow(),
    })
    .onConflict((conflict) => conflict.column("mobile").doNothing())
    .returning("member_code")
    .executeTakeFirst();
  if (made) return { memberCode: made.member_code, isNew: true };
  const found = await platform.database
    .tables<MembershipTables>()
    .selectFrom("members")
    .select("member_code")
    .where("mobile", "=", mobile)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { memberCode: found.member_code, isNew: false };
}

/** `MC-` and twelve digits. Of two equal ones the second fails, and the shop asks again. */
function newCardNumber(): string {
  return `MC-${String(randomInt(10 ** 12)).padStart(12, "0")}`;
}

/** A card's owner has proven its number: it has their names and address, and is active. */
export async function renewCard(platform: Platform, memberCode: string, person: ProvenPerson): Promise<void> {
  await platform.database
    .tables<MembershipTables>()
    .updateTable("members")
    .set(rowOf(platform, person))
    .where("member_code", "=", memberCode)
    .execute();
}

/** When a member joined the club. */
export async function memberSince(platform: Platform, memberCode: string): Promise<Date> {
  const { created_at } = await platform.database
    .tables<MembershipTables>()
    .selectFrom("members")
    .select("created_at")
    .where("member_code", "=", memberCode)
    .executeTakeFirstOrThrow();
  return created_at;
}

function rowOf({ clock }: Platform, { firstName, lastName, email, language }: ProvenPerson) {
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    email_verified: true,
    phone_verified: true,
    status: "ACTIVE",
    language,
    // Registering for the club includes the consent to its use of data [SGN-07, CLB-08].
    data_consent_at: clock.databaseNow(),
  } as const;
}
