import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LaunchOptions, launchGelora, type RunningGelora } from "../../tools/commands/start/launch.ts";
import type { ProgramName } from "../../tools/commands/start/programs.ts";
import type { SupervisedProgram } from "../../tools/commands/start/supervised-program.ts";
import { runTool } from "../../tools/commands/steps/step.ts";
import { openSandbox, type Sandbox } from "../support/sandbox.ts";

/** A small, separate Gelora for a test that breaks it. */
export type GeloraInDanger = RunningGelora & {
  /** The shop's GraphQL address. */
  readonly gateway: string;
  readonly sandbox: Sandbox;
  program(name: ProgramName): SupervisedProgram;
  /** Kills a program without warning and restarts it. @returns its downtime in milliseconds */
  killAndRevive(name: "shop" | "club"): Promise<number>;
  /** Errors that the program has logged since its last start. */
  errorsOf(name: "shop" | "club"): Promise<string[]>;
  /**
   * Runs `npm run staff -- …` on the shop's database. @returns what it prints
   * @throws Error with that when it is refused
   */
  staff(...words: readonly string[]): Promise<string>;
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
    ...options,
    environment: { SANDBOX_PARCEL_STEP_MS: "0", SANDBOX_RETRY_UNIT_MS: "100", ...options.environment },
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
    staff: async (...words) => {
      const environment = gelora.environmentFor("shop");
      const { ok, output } = await runTool(["tools/commands/staff.ts", ...words], { environment });
      if (!ok) throw new Error(`staff ${words.join(" ")}: ${output}`);
      return output;
    },
    end: async () => {
      await gelora.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
