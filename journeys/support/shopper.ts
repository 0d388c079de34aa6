import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, ConsoleMessage, Page, Response, WebError } from "playwright-core";
import { findBarriers } from "./barriers.ts";
import { type ContextOptions, forget } from "./browser-context.ts";
import type { Gelora } from "./gelora.ts";
import { type LayoutShift, layoutShift, shiftLimit } from "./layout-shift.ts";
import { findSideways } from "./sideways.ts";
import { type StoreWords, storeWords } from "./words.ts";

export type ShopperOptions = ContextOptions & {
  /** True to leave the cookie question unanswered. */
  readonly newHere?: boolean;
};

/** A person with their own browser. */
export type Shopper = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: "en-US" | "id-ID";
  readonly width: 390 | 1280;
  /** What this person reads and presses. */
  readonly words: StoreWords;
  /** Opens a path of the store and waits until it is interactive. */
  visit(path: string): Promise<void>;
  /**
   * Checks the whole screen: fails on accessibility violations (axe, WCAG 2.2 AA), on a layout
   * shift above 0.05 since the page was opened, and where the page scrolls sideways. With
   * `GELORA_SCREENS=1` it saves a screenshot in `.screens/`, which takes a quarter of the time.
   */
  look(name: string): Promise<void>;
  /** The layout shift since the page was loaded. */
  layoutShift(): Promise<LayoutShift>;
  /**
   * Expects a browser error that belongs to the journey, for instance a call that is rejected on
   * purpose.
   */
  expectProblem(pattern: RegExp): void;
  /**
   * Unexpected browser errors: the console's (including failed hydration and blocked content),
   * exceptions, failed responses.
   */
  problems(): readonly string[];
  /** A screenshot for a failed journey, also in `.screens/`. */
  keepTrace(name: string): Promise<void>;
  /**
   * Hears no more of the browser.
   * @returns its context, and whether it is of no use to anyone else
   */
  leave(): { readonly context: BrowserContext; readonly isSpoilt: boolean };
};

const screens = fileURLToPath(new URL("../../.screens/", import.meta.url));
/**
 * @param context without a page; what a person before stored in it is forgotten
 */
export async function openShopper(context: BrowserContext, gelora: Gelora, options: ShopperOptions): Promise<Shopper> {
  const { language = "en-US", width = 1280, scripts = true, newHere = false } = options;
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await forget(context, page, Object.values(gelora));
  if (!newHere) await context.addCookies([{ name: "accept-consent", value: "1", url: gelora.storefront }]);
  const found: string[] = [];
  const expected: RegExp[] = [];
  const stopCollecting = collectProblems(context, found);
  let isSpoilt = false;
  // A test that uses the context or the clock may leave something in it that nothing takes
  // back.
  const reachFor = (): BrowserContext => {
    isSpoilt = true;
    return context;
  };
  Object.defineProperties(page, { context: { value: reachFor }, clock: { get: () => reachFor().clock } });

  const visit = async (path: string): Promise<void> => {
    // A closed dialog leaves the history a moment later, sooner than people type an address.
    const hasLeftDialog = () =>
      !history.state?.overlay || document.querySelector("dialog[open], .veiled:popover-open") !== null;
    if (scripts) await page.waitForFunction(hasLeftDialog);
    await page.goto(path, { waitUntil: "load" });
    // React marks each hydrated element; until then buttons do nothing. What comes after the page,
    // of which the corner shows, makes links lead on without a load.
    const isTakenOver = () =>
      document.querySelector(".corner") !== null &&
      Object.keys(document.querySelector("main") ?? document.body).some((key) => key.startsWith("__reactFiber$"));
    if (scripts) await page.waitForFunction(isTakenOver);
  };
  const keep = async (name: string): Promise<void> => {
    await mkdir(screens, { recursive: true });
    await page.screenshot({
      path: join(screens, `${fileNameOf(name)}-${language}-${width}.png`),
      fullPage: true,
      scale: "css",
    });
  };
  return {
    page,
    get context() {
      return reachFor();
    },
    language,
    width,
    words: storeWords[language],
    visit,
    look: async (name) => {
      if (process.env.GELORA_SCREENS) await keep(name);
      const shift = scripts ? await layoutShift(page) : undefined;
      if (shift && shift.value > shiftLimit)
        throw new Error(`${name}: the layout shifted by ${shift.value.toFixed(3)}:\n${shift.moved.join("\n")}`);
      const sideways = scripts ? await findSideways(page) : [];
      if (sideways.length > 0) throw new Error(`${name}: the page scrolls sideways:\n${sideways.join("\n")}`);
      const barriers = scripts ? await findBarriers(page) : [];
      if (barriers.length > 0)
        throw new Error(`${name}: barriers for people with disabilities:\n${barriers.join("\n")}`);
    },
    layoutShift: () => layoutShift(page),
    expectProblem: (pattern) => expected.push(pattern),
    problems: () => found.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    // A closed page has no screenshot; the failure itself is reported anyway.
    keepTrace: (name) => keep(`failed-${name}`).catch(() => {}),
    leave: () => {
      stopCollecting();
      return { context, isSpoilt };
    },
  };
}

/** @returns stops it */
function collectProblems(context: BrowserContext, found: string[]): () => void {
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === "error") found.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError): void => {
    found.push(`thrown: ${error.error().stack ?? error.error().message}`);
  };
  const onResponse = (response: Response): void => {
    if (response.status() >= 500) found.push(`answer ${response.status()}: ${response.url()}`);
  };
  context.on("console", onConsole).on("weberror", onError).on("response", onResponse);
  return () => void context.off("console", onConsole).off("weberror", onError).off("response", onResponse);
}

function fileNameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 100);
}
