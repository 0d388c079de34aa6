/** Where the stores are. Which goods are there is the stock module's to say. */
import type { StoreRecord } from "@gelora/contracts/catalogue-document.ts";
import type { Platform } from "../../platform/platform.ts";
import { selectStore, upsertStores } from "./storage/store-rows.ts";
import { findStores } from "./use-cases/find-stores.ts";

export type StoreWish = {
  /** Words that all stand in name, address or city. */
  readonly keyword?: string;
  readonly city?: string;
  /** Only stores that have this many of every sku; held units do not count. */
  readonly skuLines?: readonly { readonly skuCode: string; readonly quantity: number }[];
};

/** A store, or undefined for an unknown code. */
export async function storeByCode(platform: Platform, storeCode: string): Promise<StoreRecord | undefined> {
  return selectStore(platform, storeCode);
}

/** The stores that answer a wish, by city and name; all of them for an empty one [STO-02, Q85]. */
export async function storesFor(platform: Platform, wish: StoreWish): Promise<readonly StoreRecord[]> {
  return findStores(platform, wish);
}

/** Takes stores in; one that is there already is brought up to date. */
export async function importStores(platform: Platform, stores: readonly StoreRecord[]): Promise<void> {
  await upsertStores(platform, stores);
}
