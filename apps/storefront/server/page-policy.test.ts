import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { contentSecurityPolicy, originsOfPage } from "./page-security.ts";

const allowed = {
  connect: ["https://shop.example"],
  formAction: ["https://pay.example"],
  pictures: ["https://pictures.example"],
  socialSignIn: {
    scripts: ["https://connect.facebook.net"],
    connect: ["https://www.facebook.com"],
    frames: ["https://www.facebook.com"],
    pictures: [],
  },
};

test.each(["/", "/register"])(
  "Google's evaluator finds nothing of high or medium severity in the policy of %s",
  (path) => {
    const policy = contentSecurityPolicy(Buffer.from("<script>let a = 1;</script>"), originsOfPage(path, allowed));
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const serious = findings.filter(({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM);
    expect(serious.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  },
);
