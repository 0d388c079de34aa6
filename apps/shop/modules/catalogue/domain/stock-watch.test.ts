import { expect, test } from "vitest";
import { afterLooking, momentToAsk, overlapMs } from "./stock-watch.ts";

const at = (ms: number) => new Date(1_000_000 + ms);

test("while changes come the last moment is asked for again, so that a slow transaction is found", () => {
  const watch = afterLooking({ since: at(0), quietSince: 0 }, at(500), 100);
  expect(momentToAsk(watch, 1100)).toEqual(at(500));
});

test("once the overlap has passed without news the last changes are not handed out for ever", () => {
  const watch = afterLooking({ since: at(0), quietSince: 0 }, at(500), 100);
  const asked = momentToAsk(watch, 100 + overlapMs + 1);
  // The stock module applies the overlap itself.
  expect(asked.getTime() - overlapMs).toBe(at(500).getTime());
});

test("a look that finds nothing new keeps the moment", () => {
  const watch = { since: at(500), quietSince: 7 };
  expect(afterLooking(watch, at(500), 9999)).toBe(watch);
});
