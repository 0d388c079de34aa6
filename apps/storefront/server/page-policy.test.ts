import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./page-security.ts";

test("Google's evaluator finds nothing of high or medium severity in the policy of our pages", () => {
  const policy = contentSecurityPolicy("<script>let a = 1;</script>", {
    connect: ["https://shop.example"],
    formAction: ["https://pay.example"],
  });
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = findings.filter(({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM);
  expect(serious.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
});
