import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The shop as a separate program, as in production, beside others on one database. */
export type ShopProcess = {
  /** What it has logged so far. */
  readonly logged: readonly string[];
  /**
   * Sends an operation.
   * @returns its result's errorCode, or `ok`
   */
  readonly ask: (query: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

const program = fileURLToPath(new URL("../../../main.ts", import.meta.url));

export async function startShopProcess(environment: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const logged: string[] = [];
  const opened = Promise.withResolvers<number>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    logged.push(line);
    const port = /"port":(\d+)/.exec(line)?.[1];
    if (port) opened.resolve(Number(port));
  });
  const refuse = () => opened.reject(new Error("the shop exited before it answered"));
  void ended.then(refuse);
  const address = `http://127.0.0.1:${await opened.promise}/graphql`;
  return {
    logged,
    ask: async (query) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify({ query }) });
      return /"errorCode":"(\w+)"/.exec(await answer.text())?.[1] ?? "ok";
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
