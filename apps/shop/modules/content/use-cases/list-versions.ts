import type { Platform } from "../../../platform/platform.ts";
import { canonicalAddress } from "../domain/page-address.ts";
import { selectVersions, type VersionEntry } from "../storage/versions.ts";

/** The versions of the page at an address, the newest first; none for an address without a page. */
export async function listVersions(platform: Platform, address: string): Promise<readonly VersionEntry[]> {
  return selectVersions(platform, canonicalAddress(address));
}
