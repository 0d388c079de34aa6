import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readClubConfiguration } from "../../apps/club/platform/configuration.ts";
import { readShopConfiguration } from "../../apps/shop/platform/configuration.ts";
import { readStorefrontConfiguration } from "../../apps/storefront/platform/page/configuration.ts";
import { rootFolder } from "../commands/start/programs.ts";

const folder = join(rootFolder, "deploy");
const text = (path: string): string => readFileSync(join(folder, path), "utf8");
const filesIn = (path: string): string[] => readdirSync(join(folder, path)).map((name) => `${path}/${name}`);
const matches = (pattern: RegExp, where: string): string[] =>
  [...where.matchAll(pattern)].flatMap(([, found]) => (found === undefined ? [] : [found]));

/** As whoever runs a shop fills the file in: a secret for each empty value. */
function filledIn(path: string): Record<string, string> {
  const given = Object.entries(parseEnv(text(path))).map(([name, value = ""]) => [
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
      if (refusal) expect(() => read(parseEnv(text(path)))).toThrow(refusal);
    },
  );

  test.each(readers)("%s names settings that exist", (path, read) => {
    const known = new Set([...Object.keys(read(filledIn(path))), "NODE_ENV"]);
    expect(Object.keys(parseEnv(text(path))).filter((name) => !known.has(name))).toEqual([]);
  });
});

test("each image runs its program by an account without rights, and tells its health", () => {
  for (const program of ["shop", "club", "storefront"]) {
    const file = text(`containers/${program}.Containerfile`);
    expect(file).toContain("\nUSER node\n");
    expect(file).toContain("/healthz");
    expect(file).toMatch(new RegExp(`CMD \\["node", "apps/${program}/main\\.ts"\\]\\s*$`));
  }
});

test("everything that starts a program names one that exists", () => {
  const all = [...filesIn("systemd"), ...filesIn("kubernetes"), ...filesIn("containers"), "compose.yaml"].map(text);
  const started = new Set(all.flatMap((one) => matches(/((?:apps|tools)\/[\w/]+\.ts)/g, one)));
  expect(started.size).toBe(4);
  for (const path of started) expect(() => readFileSync(join(rootFolder, path))).not.toThrow();
});

test("Kubernetes asks for readiness and health, interrupts one at a time, and scales what answers", () => {
  for (const path of ["shop", "club", "storefront"].map((name) => `kubernetes/${name}.yaml`)) {
    const documents = text(path).split(/^---$/m);
    const deployments = documents.filter((one) => one.includes("\nkind: Deployment"));
    for (const one of deployments) {
      expect(one).toMatch(/startupProbe:\s+\{ httpGet: \{ path: \/readyz,/);
      expect(one).toMatch(/readinessProbe:\s+\{ httpGet: \{ path: \/readyz,/);
      expect(one).toMatch(/livenessProbe:\s+\{ httpGet: \{ path: \/healthz,/);
      expect(one).toContain("runAsNonRoot: true");
    }
    const budgets = documents.filter((one) => one.includes("kind: PodDisruptionBudget"));
    expect(budgets).toHaveLength(deployments.length);
    expect(documents.filter((one) => one.includes("kind: HorizontalPodAutoscaler"))).toHaveLength(1);
  }
});

describe("alarms", () => {
  const rules = text("prometheus/gelora-rules.yaml");
  const alarms = matches(/- alert: (\w+)/g, rules);

  test("each has a line in the operators' guide that says what to do, and the guide names no other", () => {
    const guide = readFileSync(join(rootFolder, "docs", "operations.md"), "utf8");
    expect(matches(/^\| `(Gelora\w+)` \|/gm, guide).toSorted()).toEqual(alarms.toSorted());
  });

  test("each measures what the programs tell", () => {
    const ours = [
      "service-kit/http-service.ts",
      "service-kit/outbox/outbox-gauges.ts",
      "service-kit/counts.ts",
      "service-kit/database/measure-replica.ts",
    ].map((path) => readFileSync(join(rootFolder, "packages", path), "utf8"));
    const told = [...matches(/"((?:http|outbox)_\w+)"/g, ours.join("\n"))];
    const asked = matches(/\b((?:http|outbox)_[a-z_]+)/g, rules).map((name) => name.replace(/_(count|bucket)$/, ""));
    expect(asked.length).toBeGreaterThan(5);
    for (const name of asked) expect(told).toContain(name);
  });
});
