import type { Check, Problem } from "../check.ts";
import { isSource, isTest, type Project, servesTests } from "../project/project.ts";

/** Test-only code is in folders named testing, and production code never imports it. */
export const testing: Check = {
  name: "testing",
  find: (project) => project.paths.filter(isProduct).flatMap((path) => [...findName(path), ...findUse(project, path)]),
};

/** Journeys, benchmarks and the testkit exist for testing. */
function isProduct(path: string): boolean {
  return isSource(path) && !isTest(path) && /^(apps|demo|tools|packages\/(?!testkit\/))/.test(path);
}

function findName(path: string): Problem[] {
  if (!/\/test-[^/]+$/.test(path)) return [];
  return [{ path, message: "is named as a helper of tests: put it into a folder named testing, without the prefix." }];
}

function findUse(project: Project, path: string): Problem[] {
  if (servesTests(path)) return [];
  return project.imports(path).flatMap(({ target, line }): Problem[] => {
    if (!target || !servesTests(target)) return [];
    const message = `imports ${target}, which exists for tests: move what the product needs out of there.`;
    return [{ path, line, message }];
  });
}
