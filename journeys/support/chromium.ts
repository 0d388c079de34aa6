import packagedChromium from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

/**
 * Our own arguments: the package's switch web security off and put everything in one process, which would prove something
 * about a browser that nobody uses.
 */
const browserArguments = [
  "--no-sandbox",
  "--no-zygote",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Starts the Chromium that comes with the dependencies; the first call on a machine unpacks it, about three seconds. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: await packagedChromium.executablePath(),
    args: browserArguments,
    headless: true,
  });
}
