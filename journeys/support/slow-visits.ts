import type { BrowserContext, Locator, Page } from "playwright-core";
import { layoutShift, shiftLimit } from "./layout-shift.ts";
import { slowAnswers } from "./slow-answers.ts";

export type Visit = {
  readonly path: string;
  /** In pixels, while the page waits for its answers. */
  readonly scroll?: number;
  /** Scrolled into view as soon as it is there, while other answers are still to come. */
  readonly readMeanwhile?: (page: Page) => Locator;
  /** Each once all answers to the one before have come. */
  readonly acts?: readonly ((page: Page) => Promise<unknown>)[];
};

const atOnce = 3;

/** Opens pages in tabs of their own, a few at once. @returns what shifted, each with its causes */
export async function whatMoved(context: BrowserContext, visits: readonly Visit[]): Promise<readonly string[]> {
  const waiting = [...visits];
  const moved: string[] = [];
  const work = async (): Promise<void> => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) moved.push(...(await movesOf(context, visit)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return moved;
}

async function movesOf(
  context: BrowserContext,
  { path, scroll = 0, readMeanwhile, acts = [] }: Visit,
): Promise<readonly string[]> {
  const page = await context.newPage();
  const settled = await slowAnswers(page);
  await page.goto(path);
  await page.locator(".corner").waitFor({ state: "attached" });
  await page.evaluate((top) => window.scrollTo(0, top), scroll);
  await readMeanwhile?.(page).scrollIntoViewIfNeeded();
  await settled();
  for (const act of acts) {
    await act(page);
    await settled();
  }
  const { value, moved } = await layoutShift(page);
  await page.close();
  return value > shiftLimit ? [`${path} shifted by ${value.toFixed(3)}`, ...moved] : [];
}
