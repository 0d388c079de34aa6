import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The sandbox program, started for a test on ports chosen by the system. */
export type SandboxProcess = {
  /** For instance http://127.0.0.1:40123 */
  readonly url: string;
  readonly smtpPort: number;
  stop(): Promise<void>;
};

const program = fileURLToPath(new URL("../../apps/sandbox/main.ts", import.meta.url));

/**
 * Starts the stand-ins for outside parties as a separate program, as the shop meets them. Parcels
 * do not move and notifications go nowhere, unless `environment` says otherwise.
 */
export async function startSandbox(environment: Readonly<Record<string, string>> = {}): Promise<SandboxProcess> {
  const settings = {
    PORT: "0",
    SMTP_PORT: "0",
    SHOP_URL: "http://127.0.0.1:9",
    SANDBOX_PARCEL_STEP_MS: "0",
    LOG_LEVEL: "info",
    ...environment,
  };
  const child = spawn(process.execPath, [program], { env: settings, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const ports = await Promise.race([
    portsOf(child.stdout),
    ended.then(() => {
      throw new Error("the sandbox ended before it answered");
    }),
  ]);
  return {
    url: `http://127.0.0.1:${ports.port}`,
    smtpPort: ports.smtpPort,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The program logs its ports once it answers. */
async function portsOf(output: NodeJS.ReadableStream): Promise<{ port: number; smtpPort: number }> {
  for await (const line of createInterface({ input: output })) {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== "object" || entry === null || !("port" in entry) || !("smtpPort" in entry)) continue;
    output.resume();
    return { port: Number(entry.port), smtpPort: Number(entry.smtpPort) };
  }
  throw new Error("the sandbox reported no ports");
}
