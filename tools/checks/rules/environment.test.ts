import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { environment } from "./environment.ts";

test("The environment is read in configuration files and entrances alone", () => {
  const reading = "export const port = process.env.PORT;";
  const project = projectOf({
    "apps/shop/platform/configuration.ts": reading,
    "apps/shop/main.ts": reading,
    "apps/shop/modules/cart/cart.ts": `// process.env is not read here\n${reading}`,
  });
  expect(environment.find(project)).toMatchObject([{ path: "apps/shop/modules/cart/cart.ts", line: 2 }]);
});
