import { join } from "node:path";
import { freePort } from "@gelora/service-kit/free-port.ts";
import { openPostgresCluster, type PostgresCluster } from "@gelora/testkit/postgres-cluster.ts";
import { buildStorefront } from "../../tools/commands/start/build-storefront.ts";
import { launchGelora } from "../../tools/commands/start/launch.ts";
import { mainFileOf, type ProgramName } from "../../tools/commands/start/programs.ts";
import { seedShop } from "../../tools/commands/start/seed-shop.ts";
import { type SupervisedProgram, superviseProgram } from "../../tools/commands/start/supervised-program.ts";
import { writeEdgeFile } from "./edge-file.ts";
import { type OutsideProgram, outsideProgram } from "./outside-program.ts";
import type { Parts } from "./parts.ts";

/**
 * Two storefronts, two shops and a worker behind nginx, over PostgreSQL with a standby and Redis.
 */
export type Estate = {
  readonly pages: string;
  readonly gateway: string;
  readonly programs: Readonly<Record<Member, SupervisedProgram>>;
  readonly redis: OutsideProgram;
  readonly nginx: OutsideProgram;
  readonly cluster: PostgresCluster;
  close(): Promise<void>;
};

export const members = ["shop A", "shop B", "worker", "storefront A", "storefront B"] as const;
export type Member = (typeof members)[number];

export const database = "gelora_shop";
const say = (line: string): void => console.log(line);

export async function openEstate(parts: Parts, folder: string): Promise<Estate> {
  const cluster = await openPostgresCluster(parts.postgresql);
  const closing: (() => Promise<void>)[] = [() => cluster.close()];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  try {
    return await openOver(cluster, parts, folder, closing, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function openOver(
  cluster: PostgresCluster,
  parts: Parts,
  folder: string,
  closing: (() => Promise<void>)[],
  close: () => Promise<void>,
): Promise<Estate> {
  await cluster.primary.run(`create database ${database}`);
  const sandbox = await launchGelora({ dataFolder: join(folder, "sandbox"), programs: ["sandbox"] });
  closing.push(() => sandbox.stop());
  const redisPort = await freePort();
  const redis = outsideProgram(parts.redis, ["--port", `${redisPort}`, "--save", "", "--bind", "127.0.0.1"], redisPort);
  await redis.start();
  closing.push(() => redis.kill());

  const ports = await portsOf();
  const [pages, gateway] = [`http://127.0.0.1:${ports.doors[0]}`, `http://127.0.0.1:${ports.doors[1]}`];
  const hosts = [cluster.primary, cluster.standby].map(({ port }) => `127.0.0.1:${port}`).join(",");
  const shared = {
    SHOP_DATABASE_URL: `postgres://gelora@${hosts}/${database}`,
    SHOP_DATABASE_REPLICA_URL: `postgres://gelora@${hosts}/${database}`,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    TRUSTED_PROXIES: "1",
    STOREFRONT_URL: pages,
  };
  const shopSettings = { ...sandbox.environmentFor("shop"), ...shared, SHOP_URL: gateway };
  await seedShop({ dataFolder: folder, environment: shopSettings, products: 600, say });
  await cluster.makeSynchronous();
  await buildStorefront(say);

  const start = starter(folder, closing);
  const web = { ...shopSettings, GELORA_ROLES: "web" };
  const storefront = {
    ...sandbox.environmentFor("storefront"),
    ...shared,
    SHOP_URL: gateway,
    SHOP_PUBLIC_URL: gateway,
  };
  const [shopA, shopB, worker] = await Promise.all([
    start("shop A", "shop", ports.shops[0], web),
    start("shop B", "shop", ports.shops[1], web),
    start("worker", "shop", await freePort(), { ...shopSettings, GELORA_ROLES: "worker" }),
  ]);
  const nginx = outsideProgram(parts.nginx, ["-c", await writeEdgeFile(join(folder, "edge"), ports)], ports.doors[0]);
  await nginx.start();
  closing.push(() => nginx.kill());
  const [storefrontA, storefrontB] = await Promise.all([
    start("storefront A", "storefront", ports.storefronts[0], storefront),
    start("storefront B", "storefront", ports.storefronts[1], storefront),
  ]);
  const programs = {
    "shop A": shopA,
    "shop B": shopB,
    worker,
    "storefront A": storefrontA,
    "storefront B": storefrontB,
  };
  return { pages, gateway: `${gateway}/graphql`, programs, redis, nginx, cluster, close };
}

async function portsOf() {
  const doors = [await freePort(), await freePort(), await freePort()] as const;
  const pair = async (): Promise<readonly [number, number]> => [await freePort(), await freePort()];
  return { doors, storefronts: await pair(), shops: await pair() };
}

function starter(folder: string, closing: (() => Promise<void>)[]) {
  return async (name: Member, program: ProgramName, port: number, settings: NodeJS.ProcessEnv) => {
    const dataFolder = join(folder, name.replace(" ", "-"));
    const supervised = superviseProgram(
      {
        name,
        file: mainFileOf(program),
        port,
        environment: { ...settings, PORT: String(port), GELORA_DATA: dataFolder },
        nodeFlags: [],
        logFile: join(folder, "logs", `${name.replace(" ", "-")}.log`),
      },
      ({ how, lastLines }) => console.log(`${name} ${how}:\n${lastLines}`),
    );
    supervised.start();
    closing.push(() => supervised.stop());
    await supervised.waitUntilReady(180_000);
    return supervised;
  };
}
