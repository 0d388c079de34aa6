import { expect, test } from "vitest";
import { cachedFor } from "./cached-for.ts";

test("it is made once for many, and again when it is too old", async () => {
  let [made, moment] = [0, 0];
  const read = cachedFor(
    100,
    async () => (made += 1),
    () => moment,
  );
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  moment = 99;
  expect(await read()).toBe(1);
  moment = 100;
  expect(await read()).toBe(2);
});

test("a failure is cached for nobody", async () => {
  const answers = [undefined, new Error("the shop is away"), "starts"];
  const read = cachedFor(100, async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  expect(await read()).toBeUndefined();
  await expect(read()).rejects.toThrow("away");
  expect(await read()).toBe("starts");
  expect(await read()).toBe("starts");
});
