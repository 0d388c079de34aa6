import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";

/** The table that passwords owns. A member who signs in by a third party alone has no row. */
export type PasswordsTables = {
  passwords: {
    member_code: string;
    hash: SlowHash;
    changed_at: Date;
  };
};
