import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/**
 * The limit for pages and queries: Node's own server answering the same bytes and doing nothing
 * else.
 */
export type BareServer = { readonly pid: number; readonly url: string; readonly stop: () => void };

const program = `
const { createServer } = require("node:http");
let body = Buffer.alloc(0);
process.on("message", (bytes) => {
  body = Buffer.from(bytes, "base64");
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      response.setHeader("content-type", "application/octet-stream");
      response.end(body);
    });
  });
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
});`;

/** Starts it in a separate process, so that its CPU can be measured apart from ours. */
export async function startBareServer(bytes: Buffer): Promise<BareServer> {
  const child: ChildProcess = spawn(process.execPath, ["-e", program], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.send(bytes.toString("base64"));
  const [port] = await once(child, "message");
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
