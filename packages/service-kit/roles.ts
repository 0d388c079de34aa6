import { z } from "zod";

/**
 * What a process of a service does. `web` answers requests; `worker` delivers the outbox and runs
 * the recurring tasks that find their work in the database. Both, in one process, unless set.
 */
export type Role = "web" | "worker";

const known: readonly Role[] = ["web", "worker"];

/** `GELORA_ROLES`, such as `web`, `worker` or `web,worker`. */
export const rolesVariable = z
  .string()
  .default(known.join(","))
  .transform((text) => text.split(",").map((name) => name.trim()))
  .pipe(z.array(z.enum(["web", "worker"])).min(1))
  .transform((names): ReadonlySet<Role> => new Set(names))
  .describe("web, worker, or both separated by a comma");
