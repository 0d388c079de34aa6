import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { seconds } from "./durations.ts";
import { withCountedRounds } from "./task-counts.ts";

test("rounds of tasks are counted by how they end, and a failure stays one", async () => {
  const registry = new Registry();
  let isAway = false;
  const look = async (): Promise<void> => {
    if (isAway) throw new Error("away");
  };
  const [task] = withCountedRounds(registry, [{ name: "look", every: seconds(1), run: look }]);
  const counts = async () =>
    (await registry.getMetricsAsJSON()).flatMap(({ values }) =>
      values.map(({ labels, value }) => `${labels.task} ${labels.outcome} ${value}`),
    );
  expect(await counts()).toEqual(["look done 0", "look failed 0"]);
  await task?.run();
  isAway = true;
  await expect(task?.run()).rejects.toThrow("away");
  expect(await counts()).toEqual(["look done 1", "look failed 1"]);
});
