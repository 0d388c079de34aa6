import type { Platform } from "../../../platform/platform.ts";
import { hasFit } from "../domain/has-fit.ts";
import { sizeSystems } from "../storage/size-systems.ts";

/** Which of the skus are in a size that fits someone or does not; withdrawn ones too. */
export async function skusWithFit(platform: Platform, skuCodes: readonly string[]): Promise<ReadonlySet<string>> {
  const skus = await sizeSystems(platform, skuCodes);
  return new Set(skus.filter(({ sizeSystem }) => hasFit(sizeSystem)).map(({ skuCode }) => skuCode));
}
