import { seconds } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { onCatalogueChange } from "../../catalogue/read-models.ts";

/**
 * Storefronts poll every second, any of the processes: each change is reported several times, so
 * that nobody misses one, and a page rendered from a process that lagged is rendered again.
 */
const reportedFor = seconds(4);

/** When a product last had a size come into stock or sell out, by its code. */
export const crossings = platformPart("the products that came into stock or sold out", () => new Map<string, number>());

/** Records from now on which products come into stock or sell out. */
export function rememberCrossings(platform: Platform): void {
  const noted = crossings.of(platform);
  onCatalogueChange(platform, ({ crossed }) => {
    const now = performance.now();
    for (const code of crossed) noted.set(code, now);
    for (const [code, at] of noted) if (now - at > reportedFor) noted.delete(code);
  });
}

/** The codes of products of which a size came into stock or sold out within the last seconds. */
export function crossedProducts(platform: Platform): readonly string[] {
  const since = performance.now() - reportedFor;
  return [...crossings.of(platform)].filter(([, at]) => at >= since).map(([code]) => code);
}
