import { afterEach, expect, test, vi } from "vitest";
import { fakeShop, loaderArguments } from "../../testing/loader.ts";
import { loadHome } from "./load-home.server.ts";

afterEach(() => vi.unstubAllGlobals());

test("[HOM-12] the home page is empty when its load fails, and not cached", async () => {
  fakeShop({});
  const given = loaderArguments("/");
  expect(await loadHome(given)).toMatchObject({ blocks: [] });
  expect(given.fate).toEqual({ incomplete: true, unavailable: false });
});
