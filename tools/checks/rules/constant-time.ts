import { type BinaryExpression, Visitor } from "oxc-parser";
import type { Check, Problem } from "../check.ts";
import { isGenerated, isSource, lineAt, type Project, servesTests } from "../project/project.ts";

const comparisons: readonly string[] = ["===", "!==", "==", "!="];
const secretName = /(digest|signature)$/i;
const secretMaker = /^(digest|digestOf\w*|signatureOf\w*)$/;

/**
 * A comparison that stops at the first difference reveals by its timing how much of a guess is
 * right (abuse case AC-67).
 */
export const constantTime: Check = {
  name: "constant time",
  find: (project) =>
    project.paths
      .filter((path) => isSource(path) && !servesTests(path) && !isGenerated(path) && /^(apps|packages)\//.test(path))
      .filter((path) => /digest|signature/i.test(project.text(path)))
      .flatMap((path) => findIn(project, path)),
};

function findIn(project: Project, path: string): Problem[] {
  const problems: Problem[] = [];
  const text = project.text(path);
  const message =
    "compares a digest or a signature character by character. Use sameSecret or matchesDigest of packages/service-kit/secret-token.ts: the timing of this comparison reveals how much of a guess is right.";
  new Visitor({
    BinaryExpression: (node) => {
      const { operator, left, right } = node;
      if (!comparisons.includes(operator) || isKnownToAll(left) || isKnownToAll(right)) return;
      if (isSecret(left) || isSecret(right)) problems.push({ path, line: lineAt(text, node.start), message });
    },
  }).visit(project.parsed(path).program);
  return problems;
}

type Side = BinaryExpression["left"];

/** Presence and type are not secret. */
function isKnownToAll(side: Side): boolean {
  return side.type === "Literal" || (side.type === "Identifier" && side.name === "undefined");
}

function isSecret(side: Side): boolean {
  if (side.type === "ChainExpression") return isSecret(side.expression);
  if (side.type !== "CallExpression") return secretName.test(nameOf(side));
  return secretMaker.test(nameOf(side.callee));
}

function nameOf(side: Side): string {
  if (side.type === "ChainExpression") return nameOf(side.expression);
  if (side.type === "MemberExpression" && side.property.type === "Identifier") return side.property.name;
  return side.type === "Identifier" ? side.name : "";
}
