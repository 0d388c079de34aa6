import { Counter, type Registry } from "prom-client";
import type { RecurringTask } from "./recurring-task.ts";

/**
 * The same tasks, whose rounds are counted by how they end, for the alarms. Each is exported from
 * the start on: a count that appears with its first failure would not be seen to rise.
 */
export function withCountedRounds(registry: Registry, tasks: readonly RecurringTask[]): readonly RecurringTask[] {
  const rounds = new Counter({
    name: "recurring_task_rounds_total",
    help: "Rounds of recurring tasks, by task and by how they end: done or failed",
    labelNames: ["task", "outcome"],
    registers: [registry],
  });
  return tasks.map((task) => {
    const ended = (outcome: "done" | "failed", times = 1) => rounds.inc({ task: task.name, outcome }, times);
    ended("done", 0);
    ended("failed", 0);
    const run = async (): Promise<void> => {
      try {
        await task.run();
      } catch (error) {
        ended("failed");
        throw error;
      }
      ended("done");
    };
    return { ...task, run };
  });
}
