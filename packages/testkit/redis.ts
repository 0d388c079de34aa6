import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

/**
 * A Redis, or what speaks its protocol, in which tests may write keys of their own: the one in
 * `TEST_REDIS_URL`, or else a local one.
 * @returns its address, or undefined when there is none; tests on Redis are then reported as
 * skipped
 */
export async function findTestRedis(environment: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const address = environment.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";
  if (await answers(new URL(address))) return address;
  // One that is named but unreachable is an error: skipping would hide that nothing ran on it.
  if (environment.TEST_REDIS_URL) throw new Error(`TEST_REDIS_URL does not answer: ${address}`);
  return undefined;
}

async function answers({ hostname, port }: URL): Promise<boolean> {
  const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 1_000 });
  socket.on("timeout", () => socket.destroy());
  try {
    await once(socket, "connect");
    socket.end("PING\r\n");
    // With a password the answer is an error, which says as much.
    return /^[+-]/.test(await text(socket));
  } catch {
    return false;
  }
}
