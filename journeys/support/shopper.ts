import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { findBarriers } from "./barriers.ts";
import { type LayoutShift, layoutShift, shiftLimit, watchLayoutShift } from "./layout-shift.ts";
import { type StoreWords, storeWords } from "./words.ts";

export type ShopperOptions = {
  readonly language?: "en-US" | "id-ID";
  /** 390 is a phone with touch, 1280 a desktop with a mouse. */
  readonly width?: 390 | 1280;
  /** False for a browser without scripts. */
  readonly scripts?: boolean;
  /** True to leave the cookie question unanswered. */
  readonly newHere?: boolean;
  /** True to be asked on home to link a club card; others have chosen to be reminded later. */
  readonly askedToLink?: boolean;
  /** True to be invited to the newsletter on home; others have closed it. */
  readonly invited?: boolean;
  /** True for a browser that keeps pages; others have no service worker, so that calls can be barred. */
  readonly keepsPages?: boolean;
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
   * Checks the whole screen: fails on accessibility violations (axe, WCAG 2.2 AA) and on a layout
   * shift above 0.05 since the page was opened. With `GELORA_SCREENS=1` it saves a screenshot in
   * `.screens/`, which takes a quarter of the time.
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
  close(): Promise<void>;
};

const screens = fileURLToPath(new URL("../../.screens/", import.meta.url));
const phone =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36";

export async function openShopper(browser: Browser, store: string, options: ShopperOptions): Promise<Shopper> {
  const {
    language = "en-US",
    width = 1280,
    scripts = true,
    newHere = false,
    askedToLink = false,
    invited = false,
    keepsPages = false,
  } = options;
  const context = await browser.newContext({
    baseURL: store,
    locale: language,
    timezoneId: "Asia/Jakarta",
    javaScriptEnabled: scripts,
    serviceWorkers: keepsPages ? "allow" : "block",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    ...(width === 390
      ? {
          viewport: { width: 390, height: 844 },
          userAgent: phone,
          isMobile: true,
          hasTouch: true,
          deviceScaleFactor: 2,
        }
      : { viewport: { width: 1280, height: 800 } }),
  });
  if (!newHere) await context.addCookies([{ name: "accept-consent", value: "1", url: store }]);
  if (!askedToLink) await context.addInitScript(postponeLinking);
  if (!invited) await context.addInitScript(dismissNewsletter);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const found: string[] = [];
  const expected: RegExp[] = [];
  collectProblems(context, found);
  if (scripts) await watchLayoutShift(context);

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
    context,
    language,
    width,
    words: storeWords[language],
    visit,
    look: async (name) => {
      if (process.env.GELORA_SCREENS) await keep(name);
      const shift = scripts ? await layoutShift(page) : undefined;
      if (shift && shift.value > shiftLimit)
        throw new Error(`${name}: the layout shifted by ${shift.value.toFixed(3)}:\n${shift.moved.join("\n")}`);
      const barriers = scripts ? await findBarriers(page) : [];
      if (barriers.length > 0)
        throw new Error(`${name}: barriers for people with disabilities:\n${barriers.join("\n")}`);
    },
    layoutShift: () => layoutShift(page),
    expectProblem: (pattern) => expected.push(pattern),
    problems: () => found.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    // A closed page has no screenshot; the failure itself is reported anyway.
    keepTrace: (name) => keep(`failed-${name}`).catch(() => {}),
    close: () => context.close(),
  };
}

/** As the store keeps it, in each tab. A frame without an origin has no storage. */
function postponeLinking(): void {
  if (window.origin !== "null") sessionStorage.setItem("personal:club-remind-later", "1");
}

function dismissNewsletter(): void {
  if (window.origin !== "null") sessionStorage.setItem("newsletter-dismissed", "1");
}

function collectProblems(context: BrowserContext, found: string[]): void {
  context.on("console", (message) => {
    if (message.type() === "error") found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => found.push(`thrown: ${error.error().stack ?? error.error().message}`));
  context.on("response", (response) => {
    if (response.status() >= 500) found.push(`answer ${response.status()}: ${response.url()}`);
  });
}

function fileNameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 100);
}
