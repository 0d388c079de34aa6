// npm run verify: the whole proof except the journeys in a browser.
import { verifySteps } from "./steps/all-steps.ts";
import { runSteps } from "./steps/run-steps.ts";

process.exit((await runSteps(verifySteps(), console.log)) ? 0 : 1);
