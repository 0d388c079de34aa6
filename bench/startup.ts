import { join } from "node:path";
import { type LaunchOptions, launchGelora } from "../tools/commands/start/launch.ts";
import { programNames } from "../tools/commands/start/programs.ts";
import { seedDemonstration } from "../tools/commands/start/seed-demonstration.ts";
import type { BenchRow } from "./bench-row.ts";
import { residentMegabytes } from "./measure.ts";

/**
 * All four programs on the embedded database: time until ready, at the first start and again, and
 * resident memory.
 */
export async function benchStartup(folder: string): Promise<BenchRow[]> {
  const dataFolder = join(folder, "embedded");
  const first = await start(dataFolder);
  await first.stop();
  const again = await start(dataFolder);
  // WebAssembly's compilers release their memory within a few seconds.
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const memory = programNames.map((name) => {
    const pid = again.gelora.programs.get(name)?.pid() ?? 0;
    return { name, megabytes: residentMegabytes(pid) };
  });
  await again.stop();
  const total = memory.reduce((sum, { megabytes }) => sum + megabytes, 0);
  return [
    {
      name: "start with an empty data folder, 600 products, storefront built",
      p50Ms: first.ms,
      target: "ready within 20 s",
      met: first.ms <= 20_000,
    },
    { name: "start again", p50Ms: again.ms, target: "ready within 20 s", met: again.ms <= 20_000 },
    {
      name: "resident memory of all four programs, embedded database",
      target: "under 900 MB",
      met: total < 900,
      remark: `${total.toFixed(0)} MB: ${memory.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(", ")}`,
    },
  ];
}

async function start(dataFolder: string) {
  const begun = performance.now();
  const beforeStorefront: LaunchOptions["beforeStorefront"] = (running) => seedDemonstration(running, () => {});
  const gelora = await launchGelora({ dataFolder, beforeStorefront });
  return { gelora, ms: performance.now() - begun, stop: () => gelora.stop() };
}
