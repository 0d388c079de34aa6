import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/**
 * The limit for pages and queries: Node's own server answering the same bytes, head and body, and
 * doing nothing else.
 */
export type BareServer = { readonly pid: number; readonly url: string; readonly stop: () => void };

const program = `
const { createServer } = require("node:http");
process.on("message", ({ bytes, head }) => {
  const body = Buffer.from(bytes, "base64");
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      response.writeHead(200, head);
      response.end(body);
    });
  });
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
});`;

/**
 * Starts it in a separate process, so that its CPU can be measured apart from ours.
 * @param head names and values alternating
 */
export async function startBareServer(
  bytes: Buffer,
  head: readonly string[] = ["content-type", "application/octet-stream"],
): Promise<BareServer> {
  const child: ChildProcess = spawn(process.execPath, ["-e", program], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.send({ bytes: bytes.toString("base64"), head });
  const [port] = await once(child, "message");
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
