import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * axe's findings on the current screen, a line for each element: the rule, the element, and how to
 * fix it.
 */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  const { violations } = await axeFor(page).withTags(standards).analyze();
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
  const { violations } = await axeFor(page).include(place).withRules(["target-size"]).analyze();
  return violations.length > 0;
}

/** Without cross-origin frames, axe's legacy mode is enough and takes half the time. */
function axeFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}
