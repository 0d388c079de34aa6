import type { Page } from "playwright-core";

/** @returns lets through the requests to such addresses, which wait until then */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    // The page may have been left by then.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

export const scriptFiles = "**/assets/*.js";
