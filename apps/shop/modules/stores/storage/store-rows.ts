import type { StoreRecord } from "@gelora/contracts/catalogue-document.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

/** The table of the stores module. */
type StoreTables = {
  stores: {
    store_code: string;
    store_name: string;
    address1: string;
    city: string;
    latitude: number;
    longitude: number;
    phone: string;
    opening_hours: string;
  };
};

/** Imports stores; existing ones are updated. */
export async function importStores(platform: Platform, stores: readonly StoreRecord[]): Promise<void> {
  const rows = stores.map((store) => ({
    store_code: store.storeCode,
    store_name: store.storeName,
    address1: store.address1,
    city: store.city,
    latitude: store.latitude,
    longitude: store.longitude,
    phone: store.phone,
    opening_hours: store.openingHours,
  }));
  await sql`
    insert into stores (store_code, store_name, address1, city, latitude, longitude, phone, opening_hours)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (store_code text, store_name text, address1 text, city text,
      latitude double precision, longitude double precision, phone text, opening_hours text)
    on conflict (store_code) do update set store_name = excluded.store_name, address1 = excluded.address1, city = excluded.city,
      latitude = excluded.latitude, longitude = excluded.longitude, phone = excluded.phone, opening_hours = excluded.opening_hours`.execute(
    platform.database.tables<StoreTables>(),
  );
}

/** All of them, by city and name: a merchant has dozens of stores, not thousands. */
export async function selectStores(platform: Platform): Promise<StoreRecord[]> {
  const rows = await platform.database
    .tables<StoreTables>()
    .selectFrom("stores")
    .selectAll()
    .orderBy("city")
    .orderBy("store_name")
    .execute();
  return rows.map(toStore);
}

/** A store, or undefined for an unknown code. */
export async function storeByCode(platform: Platform, storeCode: string): Promise<StoreRecord | undefined> {
  const row = await platform.database
    .tables<StoreTables>()
    .selectFrom("stores")
    .selectAll()
    .where("store_code", "=", storeCode)
    .executeTakeFirst();
  return row && toStore(row);
}

function toStore(row: StoreTables["stores"]): StoreRecord {
  return {
    storeCode: row.store_code,
    storeName: row.store_name,
    address1: row.address1,
    city: row.city,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    openingHours: row.opening_hours,
  };
}
