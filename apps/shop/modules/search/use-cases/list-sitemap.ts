import type { Platform } from "../../../platform/platform.ts";
import { readFrame } from "../../catalogue/read-models.ts";
import type { ScopeOfList } from "../domain/filter-list.ts";
import { type LocalAddress, listAddresses } from "../domain/list-addresses.ts";
import { runningIndex } from "./running-index.ts";

/**
 * The lists of categories, brands and sports that have goods and an address of their own: what the
 * sitemap names besides products and written pages.
 */
export async function listSitemap(platform: Platform): Promise<{ addresses: LocalAddress[] }[]> {
  const frame = await readFrame(platform);
  const index = runningIndex(platform);
  const scopes: readonly ScopeOfList[] = [
    ...frame.categories.map(({ categoryCode }) => ({ group: "category", code: categoryCode }) as const),
    ...[...frame.brands.keys()].map((code) => ({ group: "brand", code }) as const),
    ...[...frame.sports.keys()].map((code) => ({ group: "sport", code }) as const),
  ];
  return scopes.flatMap((scope) => {
    const addresses = index.countOf(scope.group, scope.code) > 0 ? listAddresses(scope, frame) : undefined;
    return addresses ? [{ addresses }] : [];
  });
}
