import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as appsV1 from "kubernetes-models/apps/v1";
import * as autoscalingV2 from "kubernetes-models/autoscaling/v2";
import * as batchV1 from "kubernetes-models/batch/v1";
import * as policyV1 from "kubernetes-models/policy/v1";
import * as v1 from "kubernetes-models/v1";
import { expect, test } from "vitest";
import { z } from "zod";
import { rootFolder } from "../commands/start/programs.ts";
import { documentsIn, pathsIn, textOf } from "./deployed-file.ts";

const named = z.looseObject({ apiVersion: z.string(), kind: z.string() });
const manifests = pathsIn("kubernetes").flatMap((path) =>
  documentsIn(path).map((document) => ({ path, manifest: named.parse(document) })),
);

const models: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "apps/v1": appsV1,
  "autoscaling/v2": autoscalingV2,
  "batch/v1": batchV1,
  "policy/v1": policyV1,
  v1,
};
type Model = new (manifest: object) => { validate(): void };
const isModel = (value: unknown): value is Model => typeof value === "function" && "kind" in value;

function validate(manifest: z.infer<typeof named>): void {
  const model = models[manifest.apiVersion]?.[manifest.kind];
  if (!isModel(model)) throw new Error(`Kubernetes has no ${manifest.kind} in ${manifest.apiVersion}`);
  new model(manifest).validate();
}

test("every manifest has what the schema of its kind asks for", () => {
  expect(manifests.length).toBeGreaterThan(10);
  for (const { manifest } of manifests) validate(manifest);
  const wrong = named.parse({ apiVersion: "apps/v1", kind: "Deployment", spec: { replicas: "two" } });
  expect(() => validate(wrong)).toThrow("replicas");
});

/**
 * What the compiler says of manifests as values of Kubernetes' own types, where it refuses a key
 * that they lack.
 */
function faultsOf(given: readonly z.infer<typeof named>[]): string {
  const folder = mkdtempSync(join(rootFolder, "node_modules", ".manifests-"));
  const file = join(folder, "manifests.ts");
  const lines = given.map(
    (manifest, at) =>
      `import type { I${manifest.kind} as Kind${at} } from "kubernetes-models/${manifest.apiVersion}";\nexport const manifest${at}: Kind${at} = ${JSON.stringify(manifest)};`,
  );
  writeFileSync(file, lines.join("\n"));
  const compiler = join(rootFolder, "node_modules", "typescript", "bin", "tsc");
  const how = ["--noEmit", "--strict", "--skipLibCheck", "--types", "", "--module", "nodenext", "--ignoreConfig", file];
  const { stdout } = spawnSync(process.execPath, [compiler, ...how], { encoding: "utf8", cwd: folder });
  rmSync(folder, { recursive: true });
  return stdout;
}

test("no manifest names a field that Kubernetes does not have", () => {
  expect(faultsOf(manifests.map(({ manifest }) => manifest))).toBe("");
  const misspelt = named.parse({ apiVersion: "apps/v1", kind: "Deployment", metadata: { names: "shop" } });
  expect(faultsOf([misspelt])).toContain(`'"names"' does not exist`);
});

test("Kubernetes asks for readiness and health, interrupts one at a time, and scales what answers", () => {
  for (const path of ["shop", "club", "storefront"].map((name) => `kubernetes/${name}.yaml`)) {
    const documents = textOf(path).split(/^---$/m);
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

test("storefronts share merchants' pictures, which they only read, and nothing else", () => {
  const storefront = textOf("kubernetes/storefront.yaml");
  expect(storefront).toMatch(/name: media, mountPath: \/var\/lib\/gelora\/media, readOnly: true/);
  expect(storefront).toMatch(/name: data\s+emptyDir: \{\}/);
});
