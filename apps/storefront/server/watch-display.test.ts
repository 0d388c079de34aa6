import { afterEach, expect, test, vi } from "vitest";
import { watchDisplay } from "./watch-display.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

function watched(...versions: (string | undefined)[]) {
  vi.useFakeTimers();
  const [outdate, outdateProducts] = [vi.fn(), vi.fn()];
  let asked = -1;
  const send = async () => {
    asked += 1;
    const version = versions[Math.min(asked, versions.length - 1)];
    if (version === undefined) throw new Error("the shop is down");
    return {
      status: 200,
      json: async () => ({ data: { displayVersion: version, crossedProducts: asked === 1 ? ["RB1"] : [] } }),
    };
  };
  stops.push(watchDisplay({ base: "http://shop", siteCode: "GELORA", send }, { outdate, outdateProducts }));
  return { outdate, outdateProducts };
}

test("a change outdates the pages within a second, and once more when all processes have it", async () => {
  const { outdate } = watched("1", "1", "2");
  await vi.advanceTimersByTimeAsync(1_500);
  expect(outdate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outdate).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outdate).toHaveBeenCalledTimes(2);
});

test("products that came into stock or sold out outdate the pages that show them alone", async () => {
  const { outdate, outdateProducts } = watched("1");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(outdateProducts.mock.calls).toEqual([[["RB1"]]]);
  expect(outdate).not.toHaveBeenCalled();
});

test("a shop that does not answer outdates nothing, and what changed meanwhile counts when it is back", async () => {
  const { outdate } = watched("1", undefined, undefined, "1", "2");
  await vi.advanceTimersByTimeAsync(3_500);
  expect(outdate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outdate).toHaveBeenCalledTimes(1);
});
