import { expect, test, vi } from "vitest";
import { buildStorefront } from "./build-storefront.ts";

// A build takes half a minute on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

test("a build of these very sources is not made again, nor by two at once", async () => {
  const say = vi.fn();
  const built = await Promise.all([buildStorefront(say), buildStorefront(say)]);
  const times = built.filter(Boolean).length;
  expect(times).toBeLessThan(2);
  expect(say).toHaveBeenCalledTimes(2 * times);
  expect(await buildStorefront(say)).toBe(false);
});
