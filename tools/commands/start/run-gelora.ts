import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { seededGuestOrder } from "../../../demo/people/seeded-guest-order.ts";
import { launchGelora, type RunningGelora } from "./launch.ts";
import { portsFromEnvironment, rootFolder } from "./programs.ts";
import { seedDemonstration } from "./seed-demonstration.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { explainEnding, logFileOf } from "./supervised-program.ts";
import { welcome } from "./welcome.ts";

const say = (line: string): void => console.log(line);

/**
 * Runs all four programs for a person at a terminal, with `--fresh` and `--products N` from the
 * command line, until they are stopped or one of them ends.
 */
export async function runGelora({ development }: { readonly development: boolean }): Promise<void> {
  const started = Date.now();
  try {
    const { values } = parseArgs({ options: { fresh: { type: "boolean" }, products: { type: "string" } } });
    const gelora = await launchGelora({
      ports: portsFromEnvironment(process.env),
      dataFolder: resolve(rootFolder, process.env.GELORA_DATA ?? ".data"),
      databases: { shop: process.env.SHOP_DATABASE_URL, club: process.env.CLUB_DATABASE_URL },
      testClock: process.env.GELORA_TEST_CLOCK === "1",
      development,
      say,
      beforeStorefront: (running) => seedDemonstration(running, say),
      ...(values.fresh ? { fresh: true } : {}),
      ...(values.products === undefined ? {} : { products: productsFrom(values.products) }),
    });
    const seconds = (Date.now() - started) / 1000;
    say(welcome(gelora, seconds, await seededGuestOrder(`${gelora.addresses.shop}/graphql`, gelora.dataFolder)));
    stopOnSignal(() => gelora.stop(), say);
    await endWithTheFirst(gelora);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

function productsFrom(text: string): number {
  const products = Number(text);
  if (Number.isInteger(products) && products > 0) return products;
  throw new Error(`--products is "${text}"; it should be a whole number such as 600.`);
}

/**
 * A Gelora that lost a program only looks alive: the others stop too, and the message names which
 * one ended.
 */
async function endWithTheFirst(gelora: RunningGelora): Promise<never> {
  const ending = await gelora.unexpectedEnd;
  await gelora.stop();
  const log = logFileOf(gelora.dataFolder, ending.name);
  throw new Error(`${explainEnding(ending)}\nThe other programs are stopped. All that it logged: ${log}`);
}
