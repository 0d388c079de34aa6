import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the screen as it stands, a line for each place: the rule, the place, and how to mend it. */
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

/** What lies half below a bar at the screen's edge counts as small there; it is judged again in the middle, where a person scrolls it to. */
async function isTooSmallInSight(page: Page, place: string): Promise<boolean> {
  await page.locator(place).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { violations } = await axeFor(page).include(place).withRules(["target-size"]).analyze();
  return violations.length > 0;
}

/** Without frames of other origins the short way is enough, and it takes half the time. */
function axeFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}
