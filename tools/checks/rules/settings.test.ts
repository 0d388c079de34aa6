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

test("settings that a part of the kit brings along are asked for too", () => {
  const paths = ["counts", "media/media", "service-variables", "tracing"].map(
    (name) => `packages/service-kit/${name}.ts`,
  );
  const setting = "export const variables = {\n  OWN_SETTING: one,\n};";
  const project = projectOf({
    ...Object.fromEntries(paths.map((path) => [path, setting])),
    "docs/operations.md": "",
  });
  expect(settings.find(project).map(({ path }) => path)).toEqual(paths);
});
