import { ConfigurationError } from "./configuration.ts";
import { seconds } from "./durations.ts";
import { createLog } from "./log.ts";

const lastResort = createLog("program");

/**
 * Runs a program until it is told to stop (SIGTERM, SIGINT), then stops it gracefully. A setting that is wrong ends it with its explanation alone; a stop that
 * takes longer than 25 s is cut.
 */
export async function runProgram(start: () => Promise<{ stop: () => Promise<void> }>): Promise<void> {
  // One forgotten promise must not end what serves everybody else (abuse case AC-69). An exception that nobody caught still does: what it left behind is unknown.
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
  const told = error instanceof ConfigurationError || (error instanceof Error && error.name === "FolderInUseError");
  process.stderr.write(`${told ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
