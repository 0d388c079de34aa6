import { runProgram } from "@gelora/service-kit/run-program.ts";
import { readClubConfiguration } from "./platform/configuration.ts";
import { openClubPlatform, startClub } from "./server/club.ts";

await runProgram(async () => startClub(await openClubPlatform(readClubConfiguration(process.env), "club")));
