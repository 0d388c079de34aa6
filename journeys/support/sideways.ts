import type { Page } from "playwright-core";

/**
 * What makes the page wider than the window, so that people would have to scroll it sideways to
 * read (WCAG 1.4.10): the innermost elements, none where the page fits. What stands in a row of its
 * own that scrolls does not count.
 */
export function findSideways(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isTooFar = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth + 1;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
    const far = [...document.body.querySelectorAll("*")].filter(
      (element) => isTooFar(element) && !scrolls(element.parentElement),
    );
    const innermost = far.filter((element) => !far.some((other) => other !== element && element.contains(other)));
    return innermost.slice(0, 5).map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return `  ${Math.round(left)} to ${Math.round(right)} of ${clientWidth}: ${element.outerHTML.slice(0, 160)}`;
    });
  });
}
