import { createServer } from "node:net";
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

export async function isFree(port: number): Promise<boolean> {
  return (await listenOnce(port)) !== undefined;
}

/** Currently free ports, to run a Gelora beside another: tests, journeys, benchmarks. */
export async function freePorts(): Promise<Ports> {
  const [storefront, shop, club, sandbox, smtp] = await distinctFreePorts(5);
  if (!storefront || !shop || !club || !sandbox || !smtp) throw new Error("The system gave no free ports.");
  return { storefront, shop, club, sandbox, smtp };
}

async function distinctFreePorts(count: number): Promise<number[]> {
  // All are held open at once, so that the system cannot return one twice.
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise<typeof server>((resolve, reject) => {
        server.once("error", reject);
        server.listen(0, () => resolve(server));
      });
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === "object" && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, () => server.close(() => resolve(port)));
  });
}
