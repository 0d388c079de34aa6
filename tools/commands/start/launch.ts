import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { buildStorefront } from "./build-storefront.ts";
import { freePorts, refuseUnusablePorts } from "./ports.ts";
import {
  addressOf,
  environmentOf,
  mainFileOf,
  nodeFlagsOf,
  type Place,
  type Ports,
  type ProgramName,
  programNames,
} from "./programs.ts";
import { seedClub } from "./seed-club.ts";
import { seedShop } from "./seed-shop.ts";
import { type Ending, logFileOf, type SupervisedProgram, superviseProgram } from "./supervised-program.ts";
import { wipeData } from "./wipe-data.ts";

export type LaunchOptions = {
  /** Absolute path; only one Gelora at a time may use it. */
  readonly dataFolder: string;
  /** Absent: free ports chosen by the system. */
  readonly ports?: Ports;
  /** How many products a new shop is seeded with; 600 when absent. */
  readonly products?: number;
  /** Wipes the data folder first. */
  readonly fresh?: boolean;
  /** PostgreSQL addresses; a program without one runs on its embedded database. */
  readonly databases?: Place["databases"];
  /** Opens `POST /sandbox/clock` on shop and club. */
  readonly testClock?: boolean;
  /** Settings for all programs in addition to this process's environment. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Only these programs; all four when absent. */
  readonly programs?: readonly ProgramName[];
  /** Runs from sources: services restart when their files change, the storefront reloads hot. */
  readonly development?: boolean;
  /** Receives a sentence for each step; silent when absent. */
  readonly say?: (line: string) => void;
  readonly readyTimeoutMs?: number;
  /**
   * Done once the other programs answer, beside the storefront's build. The storefront, the last
   * program, starts after it: until then Gelora is not ready.
   */
  readonly beforeStorefront?: (running: Pick<RunningGelora, "addresses" | "dataFolder">) => Promise<void>;
};

export type RunningGelora = {
  readonly ports: Ports;
  readonly dataFolder: string;
  /** `http://localhost:3000` and so on. */
  readonly addresses: Readonly<Record<ProgramName, string>>;
  /** The settings that a program runs with. */
  environmentFor(name: ProgramName): NodeJS.ProcessEnv;
  /** To kill, restart or measure; only the launched ones. */
  readonly programs: ReadonlyMap<ProgramName, SupervisedProgram>;
  /** Resolves with the first program that ends unexpectedly; otherwise stays pending. */
  readonly unexpectedEnd: Promise<Ending>;
  /** Stops the programs, callers first. */
  stop(): Promise<void>;
};

/**
 * Starts our programs as child processes and resolves when all answer `GET /readyz`. Used by
 * `npm start`, journeys, benchmarks and fault tests.
 * @throws Error in plain words when a port is busy, a build or a seed fails, or a program does not
 * start; nothing is left running
 */
export async function launchGelora(options: LaunchOptions): Promise<RunningGelora> {
  const names = programNames.filter((name) => options.programs?.includes(name) ?? true);
  const say = options.say ?? (() => {});
  const ports = options.ports ?? (await freePorts());
  if (options.ports) await refuseUnusablePorts(ports);
  if (options.fresh) await wipeData(options.dataFolder);
  await mkdir(options.dataFolder, { recursive: true });

  const place: Place = {
    ports,
    dataFolder: options.dataFolder,
    databases: options.databases ?? {},
    testClock: options.testClock ?? false,
    development: options.development ?? false,
  };
  const given = { ...process.env, ...options.environment };
  const environmentFor = (name: ProgramName) => environmentOf(name, place, given);
  const ends = Promise.withResolvers<Ending>();
  const programs = new Map(names.map((name) => [name, superviseOne(name, environmentFor(name), place, ends.resolve)]));

  const stop = async (): Promise<void> => {
    for (const name of names.toReversed()) await programs.get(name)?.stop();
  };
  const running = { addresses: addressesOf(ports), dataFolder: options.dataFolder };
  const bringUp = async (name: ProgramName, before?: Promise<unknown>): Promise<void> => {
    await Promise.all([prepare(name, place, environmentFor(name), { products: options.products, say }), before]);
    const program = programs.get(name);
    program?.start();
    await program?.waitUntilReady(options.readyTimeoutMs ?? 60_000);
  };
  try {
    const services = Promise.all(names.filter((name) => name !== "storefront").map((name) => bringUp(name)));
    const before = options.beforeStorefront && services.then(() => options.beforeStorefront?.(running));
    const storefront = names.includes("storefront") ? bringUp("storefront", before) : before;
    await Promise.all([services, storefront]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...running, ports, environmentFor, programs, unexpectedEnd: ends.promise, stop };
}

function addressesOf(ports: Ports): RunningGelora["addresses"] {
  return {
    storefront: addressOf("storefront", ports),
    shop: addressOf("shop", ports),
    club: addressOf("club", ports),
    sandbox: addressOf("sandbox", ports),
  };
}

/** What a program needs before its first start: seeded data, or a build. */
async function prepare(
  name: ProgramName,
  { dataFolder, development }: Place,
  environment: NodeJS.ProcessEnv,
  { products, say }: { readonly products: number | undefined; readonly say: (line: string) => void },
): Promise<void> {
  if (name === "shop") await seedShop({ dataFolder, environment, products, say });
  if (name === "club") await seedClub(dataFolder, environment);
  if (name === "storefront" && !development) await buildStorefront(say);
}

function superviseOne(
  name: ProgramName,
  environment: NodeJS.ProcessEnv,
  place: Place,
  onUnexpectedEnd: (ending: Ending) => void,
): SupervisedProgram {
  const file = mainFileOf(name);
  if (!existsSync(file)) throw new Error(`There is no ${file}: this copy of the project is not complete.`);
  const plan = {
    name,
    file,
    port: place.ports[name],
    environment,
    nodeFlags: [...nodeFlagsOf(name, environment), ...(place.development ? watchFlags(name) : [])],
    logFile: logFileOf(place.dataFolder, name),
  };
  return superviseProgram(plan, onUnexpectedEnd);
}

/**
 * The storefront follows its sources itself, through Vite; only changes to its server need a
 * restart, and those are rare.
 */
function watchFlags(name: ProgramName): readonly string[] {
  return name === "storefront" ? [] : ["--watch", "--watch-preserve-output"];
}
