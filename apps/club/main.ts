import { createLog } from "@gelora/service-kit/log.ts";
import { runProgram } from "@gelora/service-kit/run-program.ts";
import { startTraced } from "@gelora/service-kit/tracing.ts";
import { readClubConfiguration } from "./platform/configuration.ts";
import { openClubPlatform, startClub } from "./server/club.ts";

await runProgram(async () => {
  const configuration = readClubConfiguration(process.env);
  const log = createLog("club", configuration.LOG_LEVEL);
  return startTraced("club", configuration, log, async () => startClub(await openClubPlatform(configuration, "club")));
});
