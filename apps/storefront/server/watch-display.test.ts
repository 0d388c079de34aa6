import { milliseconds, seconds } from "@gelora/service-kit/durations.ts";
import { afterEach, expect, test, vi } from "vitest";
import { watchDisplay } from "./watch-display.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

const state = (productCode: string, text: string) => ({ productCode, state: text });

function watched(...versions: (string | undefined)[]) {
  return watchedWith({ versions });
}

/** @param flashSales what each call reports of them; the last for all that follow */
function watchedWith({
  versions = ["1"],
  flashSales = [[]],
  crossedAt = [1],
  every = seconds(1),
}: {
  versions?: readonly (string | undefined)[];
  flashSales?: readonly (readonly { productCode: string; state: string }[])[];
  /** The calls at which RB1 is reported as sold out. */
  crossedAt?: readonly number[];
  every?: number;
}) {
  vi.useFakeTimers();
  const [outdate, outdateProducts, outdatePath] = [vi.fn(), vi.fn(), vi.fn()];
  let asked = -1;
  const send = async () => {
    asked += 1;
    const version = versions[Math.min(asked, versions.length - 1)];
    if (version === undefined) throw new Error("the shop is down");
    return {
      status: 200,
      json: async () => ({
        data: {
          displayVersion: version,
          crossedProducts: crossedAt.includes(asked) ? ["RB1"] : [],
          flashSaleProducts: flashSales[Math.min(asked, flashSales.length - 1)],
        },
      }),
    };
  };
  const pages = { outdate, outdateProducts, outdatePath };
  stops.push(watchDisplay({ base: "http://shop", siteCode: "GELORA", send }, pages, every));
  return pages;
}

test("a change outdates the pages within a second, soon again, and once more when all processes have it", async () => {
  const { outdate } = watched("1", "1", "2");
  await vi.advanceTimersByTimeAsync(1_500);
  expect(outdate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(900);
  expect(outdate).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(outdate).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outdate).toHaveBeenCalledTimes(3);
});

test("products that came into stock or sold out outdate the pages that show them alone", async () => {
  const { outdate, outdateProducts } = watched("1");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(outdateProducts.mock.calls).toEqual([[["RB1"]]]);
  expect(outdate).not.toHaveBeenCalled();
});

test("a product that is reported for four seconds is outdated at once and every two seconds, not at each call", async () => {
  const calls = Array.from({ length: 16 }, (_, call) => call + 1);
  const { outdateProducts } = watchedWith({ crossedAt: calls, every: milliseconds(250) });
  await vi.advanceTimersByTimeAsync(300);
  expect(outdateProducts.mock.calls).toEqual([[["RB1"]]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outdateProducts.mock.calls).toEqual([[["RB1"]], [["RB1"]]]);
});

test("a shop that does not answer outdates nothing, and what changed meanwhile counts when it is back", async () => {
  const { outdate } = watched("1", undefined, undefined, "1", "2");
  await vi.advanceTimersByTimeAsync(3_500);
  expect(outdate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(900);
  expect(outdate).toHaveBeenCalledTimes(1);
});

test("a flash sale that begins, is changed or goes outdates the pages of its goods and its own, three times, and no others", async () => {
  const running = [state("RB1", "RUNNING"), state("KR1", "COMING")];
  const { outdate, outdateProducts, outdatePath } = watchedWith({
    flashSales: [[state("RB1", "COMING"), state("KR1", "COMING")], running, running, running, running, running, []],
  });
  await vi.advanceTimersByTimeAsync(1_400);
  // Sold-out products are reported by the same call.
  expect(outdateProducts.mock.calls).toEqual([[["RB1"]], [["RB1"]]]);
  expect(outdatePath.mock.calls).toEqual([["/page/flash-sale"]]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outdatePath).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(outdateProducts.mock.calls.at(-1)).toEqual([["RB1", "KR1"]]);
  expect(outdate).not.toHaveBeenCalled();
});
