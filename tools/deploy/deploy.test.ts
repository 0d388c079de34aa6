import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readClubConfiguration } from "../../apps/club/platform/configuration.ts";
import { readShopConfiguration } from "../../apps/shop/platform/configuration.ts";
import { readStorefrontConfiguration } from "../../apps/storefront/platform/page/configuration.ts";
import { nodeFlagsOf, type ProgramName, rootFolder } from "../commands/start/programs.ts";
import { pathsIn, textOf } from "./deployed-file.ts";

const matches = (pattern: RegExp, where: string): string[] =>
  [...where.matchAll(pattern)].flatMap(([, found]) => (found === undefined ? [] : [found]));

/** As the operator of a shop fills the file in: a secret for each empty value. */
function filledIn(path: string): Record<string, string> {
  const given = Object.entries(parseEnv(textOf(path))).map(([name, value = ""]) => [
    name,
    value || `${name}-filled-in-with-more-than-32-characters`,
  ]);
  return Object.fromEntries(given);
}

describe("settings to begin with", () => {
  const readers = [
    ["settings/shop.env", readShopConfiguration, "SERVICE_SECRET is not set"],
    ["settings/club.env", readClubConfiguration, "SERVICE_SECRET is not set"],
    ["settings/storefront.env", readStorefrontConfiguration, undefined],
  ] as const;

  test.each(readers)(
    "%s starts in production once its secrets are filled in, and not before",
    (path, read, refusal) => {
      const settings = read(filledIn(path));
      expect(settings).toMatchObject({ GELORA_ENVIRONMENT: "production", GELORA_DATA: "/var/lib/gelora" });
      if (refusal) expect(() => read(parseEnv(textOf(path)))).toThrow(refusal);
    },
  );

  test.each(readers)("%s names settings that exist", (path, read) => {
    const known = new Set([...Object.keys(read(filledIn(path))), "NODE_ENV"]);
    expect(Object.keys(parseEnv(textOf(path))).filter((name) => !known.has(name))).toEqual([]);
  });
});

test("each image runs its program by an account without rights, and reports its health", () => {
  for (const program of ["shop", "club", "storefront"] as const) {
    const file = textOf(`containers/${program}.Containerfile`);
    expect(file).toContain("\nUSER node\n");
    expect(file).toContain("/healthz");
    const command = ["node", ...flagsOf(program), `apps/${program}/main.ts`];
    expect(file.trimEnd().split("\nCMD ").at(-1)).toBe(JSON.stringify(command).replaceAll(",", ", "));
  }
});

test("each image leaves out what only building needs, and the storefront's is built before", () => {
  const installed = (program: string) => textOf(`containers/${program}.Containerfile`).replaceAll("\\\n", " ");
  for (const program of ["shop", "club"])
    expect(installed(program)).toMatch(/^RUN npm ci --omit=dev --ignore-scripts /m);
  expect(installed("storefront")).toMatch(
    /^RUN npm ci --ignore-scripts .*&& npm run build$[^]*^RUN npm prune --omit=dev --ignore-scripts [^]*^FROM /m,
  );
});

test("a service starts its program with the flags that the start command gives", () => {
  const units = { storefront: "storefront", club: "club", "shop-web": "shop", "shop-worker": "shop" } as const;
  for (const [unit, program] of Object.entries(units)) {
    const command = ["/node", ...flagsOf(program), `/opt/gelora/apps/${program}/main.ts\n`].join(" ");
    expect(textOf(`systemd/gelora-${unit}.service`)).toContain(command);
  }
});

const flagsOf = (program: ProgramName) =>
  nodeFlagsOf(program, { SHOP_DATABASE_URL: "postgres://shop", CLUB_DATABASE_URL: "postgres://club" });

test("everything that starts a program names one that exists", () => {
  const all = [...pathsIn("systemd"), ...pathsIn("kubernetes"), ...pathsIn("containers"), "compose.yaml"].map(textOf);
  const started = new Set(all.flatMap((one) => matches(/((?:apps|tools)\/[\w/]+\.ts)/g, one)));
  expect(started.size).toBe(4);
  for (const path of started) expect(() => readFileSync(join(rootFolder, path))).not.toThrow();
});

test("no image holds the files of this folder, where secrets are filled in", () => {
  for (const name of [".containerignore", ".dockerignore"])
    expect(readFileSync(join(rootFolder, name), "utf8").split("\n")).toContain("deploy");
});
