import type { Platform } from "../../../platform/platform.ts";
import type { ParcelChange } from "./parcel.ts";

/** Called inside the transaction that records the change. */
export type ParcelListener = (platform: Platform, change: ParcelChange) => Promise<void>;
