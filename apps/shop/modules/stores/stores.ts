/** The stores and where they are. Their goods are the stock module's. */

export { importStores, storeByCode } from "./storage/store-rows.ts";
export { findStores } from "./use-cases/find-stores.ts";
