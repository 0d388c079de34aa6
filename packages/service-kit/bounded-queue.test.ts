import { success } from "@gelora/outcomes/outcome.ts";
import { expect, test } from "vitest";
import { createBoundedQueue } from "./bounded-queue.ts";

const soon = () => new Promise((resolve) => setTimeout(resolve, 2));

test("two run at once, three wait for their turn in order, and the rest are refused at once", async () => {
  const queue = createBoundedQueue({ atOnce: 2, waiting: 3 });
  const ran: number[] = [];
  let running = 0;
  let most = 0;
  const outcomes = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      queue.run(async () => {
        running += 1;
        most = Math.max(most, running);
        ran.push(index);
        await soon();
        running -= 1;
        return success(index);
      }),
    ),
  );
  expect(most).toBe(2);
  expect(ran).toEqual([0, 1, 2, 3, 4]);
  expect(outcomes.slice(5)).toEqual(
    Array.from({ length: 4 }, () => ({ ok: false, failure: { code: "BUSY", details: {} } })),
  );
});

test("work that throws gives its place back", async () => {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 0 });
  const broken = queue.run(() => Promise.reject(new Error("broken")));
  expect(queue.isFull()).toBe(true);
  expect(await queue.run(async () => success(1))).toMatchObject({ ok: false });
  await expect(broken).rejects.toThrow("broken");
  expect(queue.isFull()).toBe(false);
  expect(await queue.run(async () => success(2))).toEqual({ ok: true, value: 2 });
});
