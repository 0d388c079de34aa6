import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LaunchOptions, launchGelora, type RunningGelora } from "../../tools/commands/start/launch.ts";
import type { ProgramName } from "../../tools/commands/start/programs.ts";
import type { SupervisedProgram } from "../../tools/commands/start/supervised-program.ts";
import { openSandbox, type Sandbox } from "../support/sandbox.ts";

/** A small Gelora of its own for a test that breaks it. */
export type GeloraInDanger = RunningGelora & {
  /** The shop's GraphQL address. */
  readonly gateway: string;
  readonly sandbox: Sandbox;
  program(name: ProgramName): SupervisedProgram;
  /** Kills a program without warning and brings it up again. @returns how long it was away, in milliseconds */
  killAndRevive(name: "shop" | "club"): Promise<number>;
  /** Lines of error that the program has logged since it was last started. */
  errorsOf(name: "shop" | "club"): Promise<string[]>;
  /** Stops everything and removes its data. */
  end(): Promise<void>;
};

export async function launchInDanger(options: Partial<LaunchOptions> = {}): Promise<GeloraInDanger> {
  const dataFolder = await mkdtemp(join(tmpdir(), "gelora-mishap-"));
  const gelora = await launchGelora({
    dataFolder,
    programs: ["sandbox", "shop"],
    products: 60,
    testClock: true,
    environment: { SANDBOX_PARCEL_STEP_MS: "0", SANDBOX_RETRY_UNIT_MS: "100" },
    ...options,
  });
  const program: GeloraInDanger["program"] = (name) => {
    const found = gelora.programs.get(name);
    if (!found) throw new Error(`${name} was not launched`);
    return found;
  };
  return {
    ...gelora,
    gateway: `${gelora.addresses.shop}/graphql`,
    sandbox: openSandbox(gelora.addresses),
    program,
    killAndRevive: async (name) => {
      const killed = performance.now();
      await program(name).kill();
      program(name).start();
      await program(name).waitUntilReady(30_000);
      return performance.now() - killed;
    },
    errorsOf: async (name) => {
      const text = await readFile(program(name).logFile, "utf8");
      return text.split("\n").filter((line) => /^\{"level":[56]0,/.test(line));
    },
    end: async () => {
      await gelora.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
