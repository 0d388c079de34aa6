import { Visitor } from "oxc-parser";
import type { Check, Problem } from "../check.ts";
import { isSource, lineAt, type Project, servesTests } from "../project/project.ts";

const calls: readonly string[] = ["callShop", "callShopForItem", "callGateway", "fetch"];

/**
 * A read in an effect needs a guard against answers that arrive out of order. `useRead` has that
 * guard.
 */
export const clientReads: Check = {
  name: "client reads",
  find: (project) =>
    project.paths
      .filter((path) => isSource(path) && !servesTests(path) && path.startsWith("apps/storefront/"))
      .filter((path) => project.text(path).includes("useEffect("))
      .flatMap((path) => findIn(project, path)),
};

function findIn(project: Project, path: string): Problem[] {
  const problems: Problem[] = [];
  const text = project.text(path);
  let effectsAround = 0;
  new Visitor({
    CallExpression: ({ callee, start }) => {
      if (callee.type !== "Identifier") return;
      if (callee.name === "useEffect") effectsAround += 1;
      else if (effectsAround > 0 && calls.includes(callee.name)) {
        const message = `calls ${callee.name} in an effect. Read with useRead or useShopRead of platform/session: an older answer never overwrites a newer one there.`;
        problems.push({ path, line: lineAt(text, start), message });
      }
    },
    "CallExpression:exit": ({ callee }) => {
      if (callee.type === "Identifier" && callee.name === "useEffect") effectsAround -= 1;
    },
  }).visit(project.parsed(path).program);
  return problems;
}
