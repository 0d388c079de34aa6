import type { Check } from "../check.ts";
import { isSource } from "../project/project.ts";
import { findLoop } from "./neighbours.ts";

/**
 * No file imports itself through others. Type imports count too: two files that need each other are
 * one thing in two places, even if the cycle is erased before the code runs.
 */
export const cycles: Check = {
  name: "cycles",
  find: (project) => {
    const graph: Record<string, string[]> = {};
    for (const path of project.paths.filter(isSource)) {
      graph[path] = project.imports(path).flatMap(({ target }) => (target && project.has(target) ? [target] : []));
    }
    const loop = findLoop(graph);
    if (!loop) return [];
    const message = `is part of an import cycle: ${loop.join(" → ")}. Move what two of them share into a separate file.`;
    return [{ path: loop[0] ?? "", message }];
  },
};
