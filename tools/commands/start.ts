// npm start: builds and seeds what is missing, runs the four programs, says where they are, and stops them when it is told to.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { launchGelora, type RunningGelora } from "./start/launch.ts";
import { portsFromEnvironment, rootFolder } from "./start/programs.ts";
import { explainEnding, logFileOf } from "./start/supervised-program.ts";
import { stopOnSignal } from "./start/stop-on-signal.ts";
import { welcome } from "./start/welcome.ts";

const say = (line: string): void => console.log(line);
const started = Date.now();

try {
  const { values } = parseArgs({ options: { fresh: { type: "boolean" }, products: { type: "string" } } });
  const gelora = await launchGelora({
    ports: portsFromEnvironment(process.env),
    dataFolder: resolve(rootFolder, process.env.GELORA_DATA ?? ".data"),
    databases: { shop: process.env.SHOP_DATABASE_URL, club: process.env.CLUB_DATABASE_URL },
    testClock: process.env.GELORA_TEST_CLOCK === "1",
    say,
    ...(values.fresh ? { fresh: true } : {}),
    ...(values.products === undefined ? {} : { products: productsFrom(values.products) }),
  });
  say(welcome(gelora, (Date.now() - started) / 1000));
  stopOnSignal(() => gelora.stop(), say);
  await endWithTheFirst(gelora);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function productsFrom(text: string): number {
  const products = Number(text);
  if (Number.isInteger(products) && products > 0) return products;
  throw new Error(`--products is "${text}"; it should be a whole number such as 600.`);
}

/** A Gelora without one of its programs looks alive and is not: the others stop with it, and a person learns which it was. */
async function endWithTheFirst(gelora: RunningGelora): Promise<void> {
  const ending = await gelora.unexpectedEnd;
  await gelora.stop();
  throw new Error(
    `${explainEnding(ending)}\nThe other programs are stopped. All of its log: ${logFileOf(gelora.dataFolder, ending.name)}`,
  );
}
