import { availableParallelism } from "node:os";

/**
 * How many test files run at a time: one for each core, two at least, since tests also wait for
 * databases, programs and browsers, and eight at most, as journeys share one Gelora. One more than
 * there are cores was no faster, and three journeys then needed a second try.
 */
export const testWorkers = Math.min(Math.max(availableParallelism(), 2), 8);
