import { createLog } from "@gelora/service-kit/log.ts";
import { runProgram } from "@gelora/service-kit/run-program.ts";
import { startTraced } from "@gelora/service-kit/tracing.ts";
import { readSandboxSettings } from "./configuration.ts";
import { createSandbox } from "./sandbox.ts";

await runProgram(async () => {
  const settings = readSandboxSettings(process.env);
  const log = createLog("sandbox", settings.logLevel);
  return startTraced("sandbox", settings.tracing, log, async () => {
    const sandbox = await createSandbox(settings, log);
    const ports = await sandbox.listen();
    log.info(ports, "the sandbox answers");
    return sandbox;
  });
});
