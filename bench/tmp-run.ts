import { launchGelora } from "../tools/commands/start/launch.ts";
const gelora = await launchGelora({ dataFolder: "/tmp/gj", databases: { shop: undefined }, testClock: true, say: console.log,
  environment: { SANDBOX_PARCEL_STEP_MS: "0", SANDBOX_RETRY_UNIT_MS: "100", ACCOUNT_CHECKS_PER_HOUR: "1000000" } });
console.log("ADDR " + JSON.stringify(gelora.addresses));
await new Promise(() => setInterval(() => {}, 1e6));
