import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePorts } from "./ports.ts";
import { type Ending, type SupervisedProgram, superviseProgram } from "./supervised-program.ts";

let folder: string;
let running: SupervisedProgram | undefined;
let endings: Ending[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gelora-supervise-"));
  endings = [];
});

afterEach(async () => {
  await running?.kill();
  await rm(folder, { recursive: true, force: true });
});

const server = `
  import { createServer } from "node:http";
  const http = createServer((request, response) => response.end("ready")).listen(Number(process.env.PORT));
  process.on("SIGTERM", () => { console.log("closing"); http.close(); http.closeAllConnections(); });
`;

async function supervise(source: string): Promise<SupervisedProgram> {
  const file = join(folder, "main.mjs");
  await writeFile(file, source);
  const port = (await freePorts()).shop;
  running = superviseProgram(
    {
      name: "example",
      file,
      port,
      environment: { ...process.env, PORT: String(port) },
      nodeFlags: [],
      logFile: join(folder, "example.log"),
    },
    (ending) => endings.push(ending),
  );
  running.start();
  return running;
}

test("A program that answers is ready, and stops gracefully when asked", async () => {
  const program = await supervise(server);
  await program.waitUntilReady(10_000);
  await program.stop();
  expect(program.pid()).toBeUndefined();
  expect(await readFile(program.logFile, "utf8")).toContain("closing");
  expect(endings).toEqual([]);
});

test("A program that ends before it is ready is reported with its last words", async () => {
  const program = await supervise(`console.error("SHOP_URL is missing"); process.exit(3);`);
  await expect(program.waitUntilReady(10_000)).rejects.toThrow(/ended with code 3[^]*SHOP_URL is missing/);
  expect(endings).toHaveLength(1);
});

test("A killed program can be started again", async () => {
  const program = await supervise(server);
  await program.waitUntilReady(10_000);
  const first = program.pid();
  await program.kill();
  program.start();
  await program.waitUntilReady(10_000);
  expect(program.pid()).not.toBe(first);
  expect(endings).toEqual([]);
});

test("A program whose starter vanishes stops by itself", async () => {
  const { spawn } = await import("node:child_process");
  const file = join(folder, "main.mjs");
  await writeFile(file, `${server}\nprocess.on("exit", () => console.log("gone"));`);
  const { shop: port } = await freePorts();
  const module = new URL("./supervised-program.ts", import.meta.url).href;
  const logFile = join(folder, "orphan.log");
  const plan = { name: "orphan", file, port, environment: { PORT: String(port) }, nodeFlags: [], logFile };
  const starter = join(folder, "starter.mjs");
  await writeFile(
    starter,
    `import { superviseProgram } from ${JSON.stringify(module)};
     const program = superviseProgram(${JSON.stringify(plan)}, () => {});
     program.start(); await program.waitUntilReady(10000); process.kill(process.pid, "SIGKILL");`,
  );
  await new Promise((resolve) => spawn(process.execPath, [starter]).once("exit", resolve));
  await expect.poll(() => readFile(logFile, "utf8"), { timeout: 10_000 }).toContain("gone");
});
