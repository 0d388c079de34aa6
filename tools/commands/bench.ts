// npm run bench: measures the shop on this machine, against limits taken in the same run.
// `npm run bench -- purchases` runs only the named parts.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allBenches } from "../../bench/all-benches.ts";
import { formatRows } from "../../bench/format-rows.ts";

const wanted = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "gelora-bench-"));
let missed = 0;
try {
  for (const bench of allBenches.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n## ${bench.name}\n`);
    const rows = await bench.run(folder);
    console.log(formatRows(rows));
    missed += rows.filter(({ met }) => met === false).length;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(missed === 0 ? "\nEvery target is met." : `\n${missed} targets are missed.`);
