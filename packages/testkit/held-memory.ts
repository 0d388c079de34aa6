import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * What this process holds, in bytes, without what is only waiting to be collected: it says the same
 * whichever tests ran in the process before.
 */
export function heldMemory(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
