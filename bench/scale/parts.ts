import { execFileSync } from "node:child_process";
import { findPostgresPrograms } from "@gelora/testkit/postgres-cluster.ts";

/** The outside programs that the run starts for itself. */
export type Parts = { readonly nginx: string; readonly redis: string; readonly postgresql: string };

const isThere = (program: string): boolean => {
  try {
    execFileSync(program, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/** @returns the programs, or a sentence for each that this machine lacks */
export async function findParts(): Promise<Parts | readonly string[]> {
  const { NGINX_PROGRAM: nginx = "nginx", REDIS_PROGRAM: redis = "redis-server" } = process.env;
  const postgresql = await findPostgresPrograms();
  const missing = [
    ...(isThere(nginx) ? [] : ["there is no nginx here (NGINX_PROGRAM names it; Debian's package is nginx-light)"]),
    ...(isThere(redis) ? [] : ["there is no Redis here (REDIS_PROGRAM names it; Debian's package is redis-server)"]),
    ...(postgresql ? [] : ["PostgreSQL's own programs are not here (POSTGRESQL_PROGRAMS names their folder)"]),
  ];
  return postgresql && missing.length === 0 ? { nginx, redis, postgresql } : missing;
}
