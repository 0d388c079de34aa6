import { createHash } from "node:crypto";
import type { Platform } from "../../../platform/platform.ts";
import { catalogueVersion } from "../../catalogue/read-models.ts";
import { contentVersion } from "../../content/content.ts";
import { promotionsVersion } from "../../promotions/promotions.ts";

/**
 * A short text that differs after a promotion, a sale price or a written page began, ended or was
 * changed, or a product or the frame was imported again. It reflects the state in memory, so
 * pages rendered after it changed show the new state, and it needs no query. Processes with the
 * same state have the same version. Flash sales are reported by product: pages of other goods must
 * not be rendered again when a rush begins.
 */
export function displayVersion(platform: Platform): string {
  const parts = [promotionsVersion(platform), catalogueVersion(platform), contentVersion(platform)];
  return createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, 16);
}
