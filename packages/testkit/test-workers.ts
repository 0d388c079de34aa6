import { availableParallelism } from "node:os";

/**
 * How many test files run at a time: one more than there are cores, since tests also wait (for
 * databases, programs and browsers, a quarter of the time), and at most eight, as journeys share
 * one Gelora.
 */
export const testWorkers = Math.min(availableParallelism() + 1, 8);
