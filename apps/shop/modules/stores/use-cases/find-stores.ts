import type { StoreRecord } from "@gelora/contracts/catalogue-document.ts";
import type { Platform } from "../../../platform/platform.ts";
import { availableByLocation } from "../../stock/stock.ts";
import type { StoreWish } from "../domain/store-wish.ts";
import { selectStores } from "../storage/store-rows.ts";

/** The matching stores, by city and name; all of them without criteria [STO-02, Q85]. */
export async function findStores(platform: Platform, wish: StoreWish): Promise<StoreRecord[]> {
  const stores = (await selectStores(platform)).filter((store) => answers(store, wish));
  const { skuLines = [], anyOfSkus } = wish;
  const units = await availableByLocation(platform, [...skuLines.map(({ skuCode }) => skuCode), ...(anyOfSkus ?? [])]);
  const left = new Map(units.map((line) => [`${line.locationCode} ${line.skuCode}`, line.quantity]));
  const has = ({ storeCode }: StoreRecord, skuCode: string, quantity: number): boolean =>
    (left.get(`${storeCode} ${skuCode}`) ?? 0) >= quantity;
  return stores.filter(
    (store) =>
      skuLines.every(({ skuCode, quantity }) => has(store, skuCode, quantity)) &&
      (anyOfSkus === undefined || anyOfSkus.some((skuCode) => has(store, skuCode, 1))),
  );
}

function answers(store: StoreRecord, wish: StoreWish): boolean {
  const city = fold(wish.city);
  const words = fold(wish.keyword)
    .split(/\s+/)
    .filter((word) => word !== "");
  const text = fold(`${store.storeName} ${store.address1} ${store.city}`);
  return (city === "" || fold(store.city) === city) && words.every((word) => text.includes(word));
}

function fold(text: string | undefined): string {
  return (text ?? "").trim().toLowerCase();
}
