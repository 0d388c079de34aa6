import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { IdentityTables } from "./identity-tables.ts";
import { dropCachedSession } from "./session-cache.ts";

/**
 * A browser with a new companion value keeps its guest session, whose cart is not merged yet.
 * Sessions of clients that are not browsers stay unbound.
 */
export async function rebindVisitor(platform: Platform, visitorKey: string, companion: string): Promise<void> {
  const bound = await platform.database
    .tables<IdentityTables>()
    .updateTable("sessions")
    .set({ companion_digest: digestOfToken(companion) })
    .where("visitor_key", "=", visitorKey)
    .where("kind", "=", "visitor")
    .where("companion_digest", "is not", null)
    .returning("token_digest")
    .execute();
  platform.database.afterCommit(() => {
    for (const { token_digest } of bound) dropCachedSession(platform, token_digest);
  });
}
