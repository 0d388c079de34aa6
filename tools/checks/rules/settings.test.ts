import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { settings } from "./settings.ts";

test("Each setting is in the operators' guide, and each setting there exists", () => {
  const project = projectOf({
    "apps/shop/platform/configuration.ts": "const shape = {\n  PORT: one,\n  MAIL_FROM: two,\n};",
    "docs/operations.md": "`PORT` and\n`GONE_SETTING=1`",
  });
  expect(settings.find(project)).toMatchObject([
    { path: "apps/shop/platform/configuration.ts", line: 3 },
    { path: "docs/operations.md", line: 2 },
  ]);
});
