import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";

/**
 * The table of the passwords module. A member who signs in only through a third party has no row.
 */
export type PasswordsTables = {
  passwords: {
    member_code: string;
    hash: SlowHash;
    changed_at: Date;
  };
};
