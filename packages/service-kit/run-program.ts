import { ConfigurationError } from "./configuration.ts";
import { seconds } from "./durations.ts";
import { createLog } from "./log.ts";

const lastResort = createLog("program");

/**
 * Runs a program until SIGTERM or SIGINT, then stops it gracefully. A wrong setting ends it with
 * just its explanation; a stop that takes longer than 25 s is cut short.
 */
export async function runProgram(start: () => Promise<{ stop: () => Promise<void> }>): Promise<void> {
  // An unhandled rejection must not end the service for everyone else (abuse case AC-69). An
  // uncaught exception still does: the state it leaves behind is unknown.
  process.on("unhandledRejection", (error) => {
    lastResort.error({ err: error }, "a promise was rejected and nobody waited for it");
  });
  try {
    const program = await start();
    let stopping = false;
    const stop = (): void => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), seconds(25)).unref();
      program.stop().then(
        () => process.exit(0),
        (error) => endWith(error),
      );
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
  } catch (error) {
    endWith(error);
  }
}

function endWith(error: unknown): never {
  const isExpected =
    error instanceof ConfigurationError || (error instanceof Error && error.name === "FolderInUseError");
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
