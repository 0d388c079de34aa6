import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";

/** The tables of the passwords module. A member who has not set a password has no row. */
export type PasswordsTables = {
  passwords: {
    member_code: string;
    hash: SlowHash;
    /** Counts the member's passwords, so that something can hold until the next one. */
    version: number;
    changed_at: Date;
  };
  password_tries: { subject: string; failures: number; free_at: Date; forgotten_at: Date };
};
