import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { cycles } from "./cycles.ts";

test("A cycle of imports is reported as a path; a cycle of types alone is one too", () => {
  const circle = (kind: string) => ({
    "packages/money/a.ts": `import { b } from "./b.ts";`,
    "packages/money/b.ts": `import ${kind} { c } from "./c.ts";`,
    "packages/money/c.ts": `import { a } from "./a.ts";`,
  });
  expect(cycles.find(projectOf(circle("")))[0]?.message).toContain(
    "packages/money/a.ts → packages/money/b.ts → packages/money/c.ts → packages/money/a.ts",
  );
  expect(cycles.find(projectOf(circle("type")))).toHaveLength(1);
});
