import { play } from "./play.ts";
import type { Visited, VisitOrder } from "./visitors.ts";

/** Asks a server evenly, from a process that does nothing else: see `play`. */
export const visit = (order: VisitOrder): Promise<Visited> => play(new URL("./visitors.ts", import.meta.url), order);
