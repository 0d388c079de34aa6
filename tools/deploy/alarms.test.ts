import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { z } from "zod";
import { rootFolder } from "../commands/start/programs.ts";
import { textOf, valueOf } from "./deployed-file.ts";

const matches = (pattern: RegExp, where: string): string[] =>
  [...where.matchAll(pattern)].flatMap(([, found]) => (found === undefined ? [] : [found]));

/** The rules' shape, strictly: Prometheus refuses a file with any other key. */
const rule = z.strictObject({
  alert: z.string().regex(/^Gelora\w+$/),
  expr: z.string(),
  for: z.string().regex(/^\d+m$/),
  labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
  annotations: z.strictObject({ summary: z.string(), runbook_url: z.url({ protocol: /^https$/ }) }),
});
const ruleFile = z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })) });
const rules = ruleFile.parse(valueOf("prometheus/gelora-rules.yaml")).groups.flatMap((group) => group.rules);

const target = z.looseObject({ expr: z.string(), refId: z.string(), legendFormat: z.string() });
const panel = z.looseObject({
  id: z.number(),
  type: z.enum(["row", "timeseries"]),
  title: z.string().min(1),
  gridPos: z.strictObject({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  targets: z.array(target).optional(),
});
const dashboard = z
  .looseObject({ uid: z.string(), title: z.string(), schemaVersion: z.number(), panels: z.array(panel) })
  .parse(JSON.parse(textOf("grafana/gelora-dashboard.json")));
const asked = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** What our own code exports at `/metrics`, wherever it makes a measure. */
const sourcesIn = (path: string): string[] =>
  readdirSync(join(rootFolder, path), { withFileTypes: true, recursive: true })
    .filter(({ name, parentPath }) => /(?<!\.test)\.ts$/.test(name) && !parentPath.includes("node_modules"))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), "utf8"));
const exported = [
  ...sourcesIn("packages/service-kit"),
  ...["shop", "club", "storefront"].flatMap((name) => sourcesIn(`apps/${name}`)),
]
  .filter((source) => /new (Counter|Gauge|Histogram|Summary)\b/.test(source))
  .flatMap((source) => matches(/"([a-z]+(?:_[a-z]+)+)"/g, source));
/** Without those that Prometheus itself and its client for Node make. */
const namesIn = (expression: string): string[] =>
  matches(/\b((?!histogram_|process_|nodejs_)[a-z]+_[a-z_]+)\b(?!\()/g, expression).map((name) =>
    name.replace(/_(count|bucket)$/, ""),
  );

const guide = readFileSync(join(rootFolder, "docs", "operations.md"), "utf8");
/** The parts of the guide about one alarm each, by its name. */
const runbooks = new Map(
  guide
    .split(/^(?=##)/m)
    .map((part) => [/^### (Gelora\w+)\n/.exec(part)?.[1], part] as const)
    .filter(([alarm]) => alarm !== undefined),
);

test("each alarm has a part in the operators' guide, and the guide has no other", () => {
  expect([...runbooks.keys()]).toHaveLength(rules.length);
  expect(new Set(runbooks.keys())).toEqual(new Set(rules.map(({ alert }) => alert)));
});

test.each(rules)("$alert leads to its part of the guide", ({ alert, annotations }) => {
  const { pathname, hash } = new URL(annotations.runbook_url);
  expect(pathname).toBe("/docs/operations.md");
  // What the heading of its part is called in an address.
  expect(hash).toBe(`#${alert.toLowerCase()}`);
  expect(runbooks.get(alert)).toMatch(/^[^#].*\w/m);
});

test.each(rules.filter(({ labels }) => labels.severity === "page"))(
  "$alert, which wakes someone up, says what shoppers notice, where to look, what to do and when it is over",
  ({ alert }) => {
    const part = runbooks.get(alert) ?? "";
    const steps = ["**Shoppers.**", "**Look here.**", "**Do this.**", "**Over when**"];
    const places = steps.map((step) => part.indexOf(step));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(matches(/^```sh\n([^`]+)^```$/gm, part).length).toBeGreaterThan(0);
  },
);

test("the guide names panels of the dashboard, units, and measures of the programs alone", () => {
  const parts = [...runbooks.values()].join("");
  const panels = new Set(dashboard.panels.map(({ title }) => title));
  const named = matches(/panels? "([^"]+)"/g, parts.replaceAll("\n", " "));
  expect(named.length).toBeGreaterThan(5);
  for (const title of named) expect(panels).toContain(title);
  const units = readdirSync(join(rootFolder, "deploy", "systemd"));
  for (const unit of matches(/\b(gelora-(?:shop|club|storefront)\S*?)(?=[`\s,.)])/g, parts))
    expect(units).toContain(`${unit}.service`);
});

test("alarms and dashboard ask for what the programs export, and the dashboard shows all of it", () => {
  const names = [...rules.map(({ expr }) => expr), ...asked].flatMap(namesIn);
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) expect(exported).toContain(name);
  expect(new Set(asked.flatMap(namesIn))).toEqual(new Set(exported));
});

test("each panel of the dashboard has a place of its own", () => {
  const places = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, n) => `${x + (n % w)} ${y + Math.floor(n / w)}`),
  );
  expect(new Set(places).size).toBe(places.length);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

/** Prometheus' own checker, where there is one: `PROMTOOL_PROGRAM` names it, or the path does. */
const promtool = process.env.PROMTOOL_PROGRAM ?? "promtool";
const run = (...args: string[]): string => execFileSync(promtool, args, { encoding: "utf8", stdio: "pipe" });
const hasPromtool = (() => {
  try {
    run("--version");
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!hasPromtool)("by Prometheus' own checker", () => {
  test("the rules are well, all rise on the worst day, and none on a quiet one", () => {
    expect(run("check", "rules", join(rootFolder, "deploy/prometheus/gelora-rules.yaml"))).toContain(
      `${rules.length} rules found`,
    );
    const examples = textOf("prometheus/gelora-rules.test.yaml");
    for (const { alert } of rules) expect(matches(new RegExp(`(${alert})`, "g"), examples)).toHaveLength(2);
    expect(run("test", "rules", join(rootFolder, "deploy/prometheus/gelora-rules.test.yaml"))).toContain("SUCCESS");
  });

  test("what the dashboard asks for is understood", () => {
    const folder = mkdtempSync(join(tmpdir(), "gelora-dashboard-"));
    const recorded = asked.map((expr, n) => ({
      record: `panel:${n}`,
      expr: expr.replaceAll("$__rate_interval", "1m").replaceAll("$job", "shop"),
    }));
    writeFileSync(join(folder, "panels.yaml"), stringify({ groups: [{ name: "panels", rules: recorded }] }));
    expect(run("check", "rules", join(folder, "panels.yaml"))).toContain(`${asked.length} rules found`);
    rmSync(folder, { recursive: true });
  });
});
