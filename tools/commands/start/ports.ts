import { freePort, isFree } from "@gelora/service-kit/free-port.ts";
import { type Ports, portVariables } from "./programs.ts";

/**
 * Ports from 1024 on that fetch and browsers refuse, since other protocols use them: a program
 * there would answer, and nobody could ask it (fetch.spec.whatwg.org/#port-blocking).
 */
const blockedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** @throws Error that names every port that cannot be used and how to choose another */
export async function refuseUnusablePorts(ports: Ports): Promise<void> {
  const doors = Object.keys(portVariables) as (keyof Ports)[];
  const unusable: string[] = [];
  for (const door of doors) {
    if (blockedPorts.has(ports[door])) {
      unusable.push(
        `Port ${ports[door]} (${door}) is one that browsers and fetch refuse. Set ${portVariables[door]} to another port.`,
      );
    } else if (!(await isFree(ports[door]))) {
      unusable.push(
        `Port ${ports[door]} (${door}) is in use by another program. Stop it, or set ${portVariables[door]} to a free port.`,
      );
    }
  }
  if (unusable.length > 0) throw new Error(unusable.join("\n"));
}

/** Currently free ports, to run a Gelora beside another: tests, journeys, benchmarks. */
export async function freePorts(): Promise<Ports> {
  return {
    storefront: await freePort(),
    shop: await freePort(),
    club: await freePort(),
    sandbox: await freePort(),
    smtp: await freePort(),
  };
}
