// npm run checks: the rules of the house that no compiler knows. Each message says what to do
// instead, and why.
import { allChecks } from "../checks/all-checks.ts";
import { tellProblem } from "../checks/check.ts";
import { readProject } from "../checks/project/read-project.ts";
import { rootFolder } from "./start/programs.ts";

const started = performance.now();
const project = await readProject(rootFolder);
let count = 0;
for (const check of allChecks) {
  const problems = check.find(project);
  count += problems.length;
  for (const problem of problems) console.log(`${check.name}: ${tellProblem(problem)}`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  count === 0 ? `${allChecks.length} checks are content (${seconds} s).` : `${count} problems (${seconds} s).`,
);
process.exit(count === 0 ? 0 : 1);
