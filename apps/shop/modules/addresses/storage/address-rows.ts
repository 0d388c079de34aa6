import { type Generated, type Insertable, type Selectable, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Place } from "../../delivery/delivery.ts";
import type { AddressKind, SavedAddress } from "../domain/address.ts";

type AddressesTables = {
  addresses: {
    address_id: string;
    member_code: string;
    kind: AddressKind;
    type: "1" | "2";
    first_name: string;
    last_name: string;
    mobile: string;
    email: string;
    address1: string;
    state: Place;
    city: Place;
    district: Place;
    zip_code: string | null;
    position: Generated<number>;
  };
  address_defaults: { member_code: string; kind: AddressKind; address_id: string };
};

/**
 * A member's addresses: the default first, or the newest while none was made it, then the newer.
 */
export async function selectAddresses(platform: Platform, memberCode: string): Promise<SavedAddress[]> {
  const rows = await platform.database
    .tables<AddressesTables>()
    .selectFrom("addresses")
    .leftJoin("address_defaults", "address_defaults.address_id", "addresses.address_id")
    .selectAll("addresses")
    .select("address_defaults.address_id as default_id")
    .where("addresses.member_code", "=", memberCode)
    .orderBy("default_id", (order) => order.asc().nullsLast())
    .orderBy("position", "desc")
    .execute();
  const firstOf = new Map([...rows].reverse().map(({ kind, address_id }) => [kind, address_id]));
  return rows.map((row) => addressOf(row, firstOf.get(row.kind) === row.address_id));
}

/** @returns false when the member has as many of that kind as they may */
export async function insertAddress(
  platform: Platform,
  memberCode: string,
  address: Omit<SavedAddress, "isDefault">,
  most: number,
): Promise<boolean> {
  const tables = platform.database.tables<AddressesTables>();
  const { count } = await tables
    .selectFrom("addresses")
    .select((all) => all.fn.countAll<number>().as("count"))
    .where("member_code", "=", memberCode)
    .where("kind", "=", address.kind)
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await tables.insertInto("addresses").values(rowOf(memberCode, address)).execute();
  return true;
}

/**
 * Keeps the type: an earlier shop's corporate address stays one [Q82].
 * @returns whether there is one
 */
export async function updateAddress(
  platform: Platform,
  memberCode: string,
  address: Omit<SavedAddress, "isDefault">,
): Promise<boolean> {
  const { address_id, member_code, kind, type: _type, ...parts } = rowOf(memberCode, address);
  const { numUpdatedRows } = await platform.database
    .tables<AddressesTables>()
    .updateTable("addresses")
    .set(parts)
    .where("address_id", "=", address_id)
    .where("member_code", "=", member_code)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Makes an address of this member the default of its kind, in place of any other. */
export async function upsertDefault(
  platform: Platform,
  memberCode: string,
  kind: AddressKind,
  addressId: string,
): Promise<void> {
  await sql`
    insert into address_defaults (member_code, kind, address_id) values (${memberCode}, ${kind}, ${addressId})
    on conflict (member_code, kind) do update set address_id = excluded.address_id`.execute(
    platform.database.tables<AddressesTables>(),
  );
}

/**
 * Makes the newest of its kind the default for good, unless one was chosen or there is none yet.
 */
export async function keepDefault(platform: Platform, memberCode: string, kind: AddressKind): Promise<void> {
  await sql`
    insert into address_defaults (member_code, kind, address_id)
    select member_code, kind, address_id from addresses
      where member_code = ${memberCode} and kind = ${kind} order by position desc limit 1
    on conflict (member_code, kind) do nothing`.execute(platform.database.tables<AddressesTables>());
}

export async function deleteAddressRow(platform: Platform, memberCode: string, addressId: string): Promise<void> {
  await platform.database
    .tables<AddressesTables>()
    .deleteFrom("addresses")
    .where("address_id", "=", addressId)
    .where("member_code", "=", memberCode)
    .execute();
}

function rowOf(
  memberCode: string,
  { addressId, kind, type, zipCode, ...address }: Omit<SavedAddress, "isDefault">,
): Insertable<AddressesTables["addresses"]> {
  const { firstName, lastName, mobile, email, address1, state, city, district } = address;
  return {
    address_id: addressId,
    member_code: memberCode,
    kind,
    type,
    first_name: firstName,
    last_name: lastName,
    mobile,
    email,
    address1,
    state,
    city,
    district,
    zip_code: zipCode?.code ?? null,
  };
}

function addressOf(row: Selectable<AddressesTables["addresses"]>, isDefault: boolean): SavedAddress {
  const { kind, type, mobile, email, address1, state, city, district, zip_code } = row;
  return {
    addressId: row.address_id,
    kind,
    type,
    firstName: row.first_name,
    lastName: row.last_name,
    mobile,
    email,
    address1,
    state,
    city,
    district,
    zipCode: zip_code === null ? undefined : { code: zip_code, name: zip_code },
    isDefault,
  };
}

export async function deleteAddressesOf(platform: Platform, memberCode: string): Promise<void> {
  await platform.database
    .tables<AddressesTables>()
    .deleteFrom("addresses")
    .where("member_code", "=", memberCode)
    .execute();
}
