import { createHash } from "node:crypto";
import type { Platform } from "../../../platform/platform.ts";
import { campaignsVersion } from "../../flash-sales/flash-sales.ts";
import { promotionsVersion } from "../../promotions/promotions.ts";
import { catalogueFollower } from "./follow-catalogue.ts";

/**
 * A short text that differs after a promotion, a flash sale or a sale price began, ended or was
 * changed. It says what is in memory, so pages rendered after it changed show the new state, and it
 * asks the database nothing. Processes with the same state have the same one. What is left of a
 * flash sale is no part of it, or the rush would render every page each second.
 */
export function displayVersion(platform: Platform): string {
  const { follower } = catalogueFollower.of(platform);
  const parts = [promotionsVersion(platform), campaignsVersion(platform), follower?.repricedAt?.toISOString() ?? ""];
  return createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, 16);
}
