// npm test: the whole proof, from a fresh clone. `npm test -- journeys` runs only the named steps.
import { allSteps } from "./steps/all-steps.ts";
import { runSteps } from "./steps/run-steps.ts";

const wanted = process.argv.slice(2);
const steps = allSteps().filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (steps.length === 0) {
  console.error(
    `No such step. There are: ${allSteps()
      .map(({ name }) => name)
      .join(", ")}.`,
  );
  process.exit(1);
}
process.exit((await runSteps(steps, console.log)) ? 0 : 1);
