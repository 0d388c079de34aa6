import type { Check } from "../check.ts";
import { isSource } from "../project/project.ts";
import { findLoop } from "./neighbours.ts";

/** No file imports itself by way of others; imports of types alone are erased and make no circle. */
export const cycles: Check = {
  name: "cycles",
  find: (project) => {
    const graph: Record<string, string[]> = {};
    for (const path of project.paths.filter(isSource)) {
      graph[path] = project
        .imports(path)
        .flatMap(({ target, typeOnly }) => (target && !typeOnly && project.has(target) ? [target] : []));
    }
    const loop = findLoop(graph);
    if (!loop) return [];
    const message = `is part of a circle of imports: ${loop.join(" → ")}. Move what two of them share into a file of its own.`;
    return [{ path: loop[0] ?? "", message }];
  },
};
