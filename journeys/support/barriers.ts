import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the screen as it stands, a line for each place: the rule, the place, and how to mend it. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  // Without frames of other origins the short way is enough, and it takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await axe.withTags(standards).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const remedy = (failureSummary ?? "").split("\n").slice(1).join("; ").trim();
      return `  ${id} (${help}) at ${target.join(" ")}: ${remedy}`;
    }),
  );
}
