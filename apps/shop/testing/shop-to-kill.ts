import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildService } from "@gelora/service-kit/service.ts";
import { openDatabaseToKill } from "@gelora/testkit/database-to-kill.ts";
import { readShopConfiguration } from "../platform/configuration.ts";
import type { Platform } from "../platform/platform.ts";
import { modules } from "../server/modules.ts";

/** A shop as a separate program. */
export type ShopProcess = {
  /** Ends it at once, whatever it is doing. */
  readonly kill: () => Promise<void>;
};

/**
 * A shop's database on PostgreSQL, read by the test's own process and used by programs that it
 * kills.
 */
export type ShopToKill = {
  /** To prepare a test and to look at its end; once tests run. */
  readonly platform: Platform;
  start(environment?: NodeJS.ProcessEnv): ShopProcess;
};

const program = fileURLToPath(new URL("../main.ts", import.meta.url));

/** For all tests of a file: opens before them, removes the database after them. */
export function openShopToKill(): ShopToKill {
  const opened = openDatabaseToKill((database) =>
    buildService("shop", readShopConfiguration({ LOG_LEVEL: "silent" }), database, modules),
  );
  return {
    get platform() {
      return opened.platform;
    },
    start: (environment) => {
      const child = spawn(process.execPath, [program], {
        env: { PORT: "0", SHOP_DATABASE_URL: opened.url, LOG_LEVEL: "error", ...environment },
        stdio: ["ignore", "ignore", "inherit"],
      });
      const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      return {
        kill: () => {
          child.kill("SIGKILL");
          return ended;
        },
      };
    },
  };
}
