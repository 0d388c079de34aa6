import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { tests } from "./tests.ts";

const find = (text: string) =>
  tests
    .find(
      projectOf({ "docs/requirements.md": "| CRT-05 | A sku at most five times | - |", "apps/shop/a.test.ts": text }),
    )
    .map(({ message }) => message);

test("A test with an assertion and a known requirement is well", () => {
  expect(find(`test("[CRT-05] five at most", () => expect(1).toBe(1));`)).toEqual([]);
  expect(find(`test.skipIf(!server)("race", () => expect(1).toBe(1));`)).toEqual([]);
});

test("Helpers named for what they expect, properties and types are assertions too", () => {
  expect(find(`test("a", () => expectShown("Paid")); test("b", () => fc.assert(property));`)).toEqual([]);
  expect(
    find(`test("c", () => { expectTypeOf<string>(name); }); test("d", () => expect.poll(state).toBe(1));`),
  ).toEqual([]);
});

test("Parked tests, tests without assertion and unknown requirements are reported", () => {
  expect(find(`test.only("a", () => expect(1).toBe(1));`)).toEqual([expect.stringContaining("has .only")]);
  expect(find(`describe.skip("a", () => expect(1).toBe(1));`)).toEqual([expect.stringContaining("has .skip")]);
  expect(find(`test("a", () => { run(); });`)).toEqual([expect.stringContaining("asserts nothing")]);
  expect(find(`test("a", () => expect(1).toBe(1)); test.each([1])("b", () => { run(); });`)).toEqual([
    expect.stringContaining("asserts nothing"),
  ]);
  expect(find(`test("[CRT-05, CRT-99] a", () => expect(1).toBe(1));`)).toEqual([expect.stringContaining("CRT-99")]);
});
