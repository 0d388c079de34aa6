import { z } from "zod";

/**
 * A pooler before the server that gives each transaction another connection, as PgBouncer does in
 * its transaction mode. Then there are no prepared statements and no session settings.
 */
export type Pooler = "transaction" | undefined;

export const poolerVariable = z
  .enum(["none", "transaction"])
  .default("none")
  .transform((mode): Pooler => (mode === "none" ? undefined : mode))
  .describe("transaction behind a pooler such as PgBouncer in that mode, or none");
