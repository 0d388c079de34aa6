import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { operationNames } from "./operation-names.ts";

const find = (document: string) =>
  operationNames
    .find(projectOf({ "apps/storefront/features/cart/cart.ts": `const one =\n  graphql(\`${document}\`);` }))
    .map(({ line, message }) => `${line} ${message}`);

test("[OPS-03] A document of one operation is named as the operation, or that and a word after an underscore", () => {
  expect(find("query cartInit { cartInit { count } }")).toEqual([]);
  expect(find("query cartInit_merge { cartInit { count } }")).toEqual([]);
  expect(find("mutation StorefrontSignUp { signUp { success } }")).toEqual([
    expect.stringContaining('2 "StorefrontSignUp" calls signUp alone'),
  ]);
  expect(find("{ cartInit { count } }")).toEqual([expect.stringContaining("name it cartInit")]);
});

test("A document of several operations has a name of ours", () => {
  expect(find("query StorefrontOrders { orderList { total } guestOrderList { total } }")).toEqual([]);
  expect(find("query orderList { orderList { total } guestOrderList { total } }")).toEqual([
    expect.stringContaining("calls several operations"),
  ]);
});
