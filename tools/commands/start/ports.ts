import { freePort, isFree } from "@gelora/service-kit/free-port.ts";
import { type Ports, portVariables } from "./programs.ts";

/** @throws Error that names every port in use and how to choose another */
export async function refuseBusyPorts(ports: Ports): Promise<void> {
  const doors = Object.keys(portVariables) as (keyof Ports)[];
  const busy: string[] = [];
  for (const door of doors) {
    if (!(await isFree(ports[door]))) {
      busy.push(
        `Port ${ports[door]} (${door}) is in use by another program. Stop it, or set ${portVariables[door]} to a free port.`,
      );
    }
  }
  if (busy.length > 0) throw new Error(busy.join("\n"));
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
