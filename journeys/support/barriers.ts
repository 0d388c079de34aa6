import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ElementContext, NodeResult, Result, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * axe's findings on the current screen, a line for each element: the rule, the element, and how to
 * fix it. Frames are not entered: a page of another program is looked at as a page of its own.
 */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  const violations = await runAxe(page, { type: "tag", values: standards });
  const barriers: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      const place = target.join(" ");
      if (id === "target-size" && !(await isTooSmallInSight(page, place))) continue;
      const remedy = (failureSummary ?? "").split("\n").slice(1).join("; ").trim();
      barriers.push(`  ${id} (${help}) at ${place}: ${remedy}`);
    }
  }
  return barriers;
}

/**
 * An element half covered by a bar at the screen's edge counts as too small; it is checked again in
 * the middle, where a person would scroll it.
 */
async function isTooSmallInSight(page: Page, place: string): Promise<boolean> {
  await page.locator(place).evaluate((element) => element.scrollIntoView({ block: "center" }));
  return (await runAxe(page, { type: "rule", values: ["target-size"] }, place)).length > 0;
}

type Finding = Pick<Result, "id" | "help"> & {
  readonly nodes: readonly Pick<NodeResult, "target" | "failureSummary">[];
};

/**
 * Sends axe once for each document, where axe's own builder sends it for each look, and does not
 * have axe load every style sheet again for rules of which none is asked here: half the time of a
 * look.
 */
async function runAxe(page: Page, runOnly: RunOptions["runOnly"], place?: string): Promise<readonly Finding[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axeScript);
  const options: RunOptions = {
    ...(runOnly && { runOnly }),
    resultTypes: ["violations"],
    iframes: false,
    preload: { assets: ["media"] },
  };
  return page.evaluate(findViolations, { options, place });
}

/**
 * Runs in the page once what fades has faded, and hands back only what is read of axe's long
 * answer.
 */
async function findViolations({ options, place }: { options: RunOptions; place?: string | undefined }) {
  const { axe } = window as unknown as {
    axe: { run(context: ElementContext, options: RunOptions): Promise<{ violations: Result[] }> };
  };
  const isPassing = (one: Animation) =>
    one.playState === "running" && one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isPassing)
      .map((one) => one.finished),
  );
  const { violations } = await axe.run(place ?? document, options);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
  }));
}
