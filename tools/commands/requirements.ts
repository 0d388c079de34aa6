// npm run requirements: each requirement with the tests that prove it. `-- --open` lists those that
// are open or proven in part, `-- --group CRT` one group.
import { parseArgs } from "node:util";
import { isTest } from "../checks/project/project.ts";
import { readProject } from "../checks/project/read-project.ts";
import { countByGroup, prove, readRequirements, readTitles } from "./requirements/proof.ts";
import { rootFolder } from "./start/programs.ts";

// Tests of our own tools name requirements as examples.
const provesSomething = (path: string): boolean => isTest(path) && !path.startsWith("tools/c");
const { values } = parseArgs({ options: { open: { type: "boolean" }, group: { type: "string" } } });
const project = await readProject(rootFolder);
const titles = project.paths.filter(provesSomething).flatMap((path) => readTitles(path, project.text(path)));
const all = prove(readRequirements(project.text("docs/requirements.md")), titles);
const chosen = all.filter(({ id }) => values.group === undefined || id.startsWith(values.group.toUpperCase()));

for (const { id, text, tests, proof } of chosen) {
  if (values.open && proof === "proven") continue;
  console.log(`${id}  ${proof.padEnd(7)}  ${text}`);
  for (const test of tests) console.log(`        ${test.path}  ${test.title}`);
}
console.log(`\n${countByGroup(chosen).join("\n")}`);
