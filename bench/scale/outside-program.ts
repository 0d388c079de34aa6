import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";

/** A program of others as a child process: nginx, Redis. */
export type OutsideProgram = {
  start(): Promise<void>;
  /** Kills it without warning. */
  kill(): Promise<void>;
};

/** @param port where it listens once it is ready */
export function outsideProgram(program: string, args: readonly string[], port: number): OutsideProgram {
  let child: ChildProcess | undefined;
  return {
    start: async () => {
      child = spawn(program, args, { stdio: "ignore", detached: true });
      for (let turn = 0; turn < 100; turn += 1) {
        if (await listens(port)) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`${program} ${args.join(" ")} does not listen at ${port}`);
    },
    kill: async () => {
      if (child?.pid === undefined || child.exitCode !== null) return;
      const ended = once(child, "exit");
      // With its workers, which are in its group.
      process.kill(-child.pid, "SIGKILL");
      await ended;
    },
  };
}

function listens(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, "127.0.0.1");
  socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  return promise.finally(() => socket.destroy());
}
