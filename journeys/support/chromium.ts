import packagedChromium from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

/**
 * Our own arguments: the package's defaults switch web security off and use a single process, which
 * no real browser does.
 */
const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * Starts the Chromium from the dependencies; the first call on a machine unpacks it, in about three
 * seconds.
 */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: await packagedChromium.executablePath(),
    args: browserArguments,
    headless: true,
  });
}
