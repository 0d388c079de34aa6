import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "gelora-run-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/**
 * A project with two dependencies, of which `present` are installed, and an npm that notes that it
 * was asked.
 */
async function projectWith(present: Readonly<Record<string, object>>): Promise<void> {
  await mkdir(join(root, "tools"), { recursive: true });
  await copyFile(fileURLToPath(new URL("run.mjs", import.meta.url)), join(root, "tools", "run.mjs"));
  const wanted = {
    "node_modules/runs": { version: "1.0.0" },
    "node_modules/builds": { version: "1.0.0", dev: true },
  };
  await write("package-lock.json", JSON.stringify({ packages: wanted }));
  await write("node_modules/.package-lock.json", JSON.stringify({ packages: present }));
  for (const name of ["migrate", "import", "content", "staff", "desk", "trace", "build"])
    await write(`tools/commands/${name}.ts`, `console.log("${name} ran");`);
  await write("npm.js", `require("node:fs").writeFileSync(${JSON.stringify(join(root, "asked"))}, "");`);
}

type Ended = { readonly code: number; readonly output: string; readonly installed: boolean };

async function run(command: string, environment: Record<string, string> = {}): Promise<Ended> {
  const { GELORA_ENVIRONMENT: _ours, npm_lifecycle_event: _event, ...rest } = process.env;
  const env = { ...rest, npm_execpath: join(root, "npm.js"), ...environment };
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  execFile(process.execPath, [join(root, "tools", "run.mjs"), command], { env }, (error, stdout, stderr) =>
    resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
  );
  const ended = await promise;
  const installed = await readFile(join(root, "asked")).then(
    () => true,
    () => false,
  );
  return { ...ended, installed };
}

const whatRuns = { "node_modules/runs": { version: "1.0.0" } };

test.each(["migrate", "import", "content", "staff", "desk", "trace"])(
  "%s runs on a production install as it is, and installs nothing where something is missing",
  async (command) => {
    await projectWith(whatRuns);
    expect(await run(command)).toEqual({ code: 0, output: `${command} ran\n`, installed: false });
    await projectWith({});
    const refused = await run(command);
    expect(refused).toMatchObject({ code: 1, installed: false });
    expect(refused.output).toContain("installs nothing beside programs that may run");
  },
);

test("in production no command installs; elsewhere one that builds does", async () => {
  await projectWith(whatRuns);
  expect(await run("build", { GELORA_ENVIRONMENT: "production" })).toMatchObject({ code: 0, installed: false });
  expect(await run("build")).toMatchObject({ installed: true });
});

test.skipIf(process.platform !== "linux")(
  "nothing is installed beside a program that runs from the folder",
  async () => {
    await projectWith({});
    await write("apps/shop/main.ts", `console.log("runs"); setInterval(() => {}, 1000);`);
    const shop = spawn(process.execPath, [join(root, "apps/shop/main.ts")], { stdio: ["ignore", "pipe", "inherit"] });
    await once(shop.stdout, "data");
    const refused = await run("build");
    const ended = once(shop, "exit");
    shop.kill();
    await ended;
    expect(refused).toMatchObject({ code: 1, installed: false });
    expect(refused.output).toContain(`programs run from this folder (${join(root, "apps/shop/main.ts")})`);
    expect(await run("build")).toMatchObject({ installed: true });
  },
);
