import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { noAny } from "./no-any.ts";

test("The type any is refused wherever it stands; the word is not", () => {
  const project = projectOf({
    "packages/money/a.ts": `// any text\nexport const any = "any";\nexport const list: any[] = [];\nexport const one = list as any;`,
    "packages/money/schema.generated.ts": "export type Any = any;",
  });
  expect(noAny.find(project).map(({ line }) => line)).toEqual([3, 4]);
});
