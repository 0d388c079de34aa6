import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { testing } from "./testing.ts";

const find = (path: string, text = "") =>
  testing.find(projectOf({ [path]: text })).map(({ message }) => message.split(":")[0]);

test("Tests and their helpers use what lies in testing folders", () => {
  const text = `import { openTestShop } from "../testing/shop.ts";`;
  expect(find("apps/shop/server/doors.test.ts", text)).toEqual([]);
  expect(find("apps/shop/testing/member.ts", text)).toEqual([]);
});

test("Production code that imports a helper of tests is reported, and a helper outside of testing", () => {
  expect(find("apps/shop/server/doors.ts", `import { openTestShop } from "../testing/shop.ts";`)).toEqual([
    "imports apps/shop/testing/shop.ts, which exists for tests",
  ]);
  expect(find("apps/shop/server/test-shop.ts")).toEqual(["is named as a helper of tests"]);
});
