import { createServer } from "node:net";

/**
 * Below those that systems give to outgoing connections, of which one could take a port between the
 * check and the use.
 */
const firstPort = 20_000;
const stretches = 300;
const portsOfStretch = 40;

let looked = 0;

/**
 * A port of this machine that nobody listens at now. Processes that look at the same time look in
 * stretches of their own, and each goes round its stretch, so that it finds one twice only after
 * all.
 * @throws Error when all ports of the stretch are in use
 */
export async function freePort(): Promise<number> {
  const first = firstPort + (process.pid % stretches) * portsOfStretch;
  for (let attempt = 0; attempt < portsOfStretch; attempt += 1) {
    const port = first + (looked % portsOfStretch);
    looked += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${first} to ${first + portsOfStretch - 1} are in use.`);
}

/** Whether nobody listens at this port now, on any of the machine's addresses. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const listener = createServer();
    listener.once("error", () => resolve(false));
    listener.listen(port, () => listener.close(() => resolve(true)));
  });
}
