// npm run doctor: reports what this machine lacks, and what to do about it.
import { launchChromium } from "../../journeys/support/chromium.ts";
import {
  chromiumFinding,
  type Finding,
  nodeFinding,
  portFindings,
  postgresqlFinding,
  redisFinding,
  spaceFindings,
} from "./doctor/findings.ts";

const findings: Finding[] = [
  nodeFinding(process.version),
  ...(await portFindings(process.env)),
  await postgresqlFinding(),
  await redisFinding(),
  await chromiumFinding(async () => {
    const browser = await launchChromium();
    const version = browser.version();
    await browser.close();
    return version;
  }),
  ...(await spaceFindings()),
];

const marks = { well: "well   ", wanted: "wanted ", needed: "NEEDED " };
const width = Math.max(...findings.map(({ what }) => what.length));
for (const { what, state, fact, remedy } of findings) {
  console.log(`${marks[state]} ${what.padEnd(width)}  ${fact}`);
  if (remedy) console.log(`${" ".repeat(width + 10)}${remedy}`);
}
process.exit(findings.some(({ state }) => state === "needed") ? 1 : 0);
