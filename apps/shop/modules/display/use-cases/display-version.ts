import { createHash } from "node:crypto";
import type { Platform } from "../../../platform/platform.ts";
import { catalogueVersion } from "../../catalogue/read-models.ts";
import { contentVersion } from "../../content/content.ts";
import { campaignsVersion } from "../../flash-sales/flash-sales.ts";
import { promotionsVersion } from "../../promotions/promotions.ts";

/**
 * A short text that differs after a promotion, a flash sale, a sale price or a written page began,
 * ended or was changed, or a product or the frame was imported anew. It says what is in memory, so
 * pages rendered after it changed show the new state, and it asks the database nothing. Processes
 * with the same state have the same one. What is left of a flash sale is no part of it, or the rush
 * would render every page each second.
 */
export function displayVersion(platform: Platform): string {
  const parts = [
    promotionsVersion(platform),
    campaignsVersion(platform),
    catalogueVersion(platform),
    contentVersion(platform),
  ];
  return createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, 16);
}
