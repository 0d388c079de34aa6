import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";

export type PinTables = {
  pins: { member_code: string; hash: SlowHash; attempts_left: number; changed_at: Date };
  pin_proofs: { member_code: string; proof_digest: string; expires_at: Date };
};
