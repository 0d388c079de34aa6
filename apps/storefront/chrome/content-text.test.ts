import { afterEach, expect, test, vi } from "vitest";
import { setClientState } from "../platform/session/client-state.ts";
import { browserWithShop } from "../testing/calls.ts";
import { loadContentText } from "./content-text.ts";

afterEach(() => vi.unstubAllGlobals());

const blocks = [{ type: "text", text: "Colours may differ." }];
const pageContent = JSON.stringify({ "en-US": { h5: blocks, pc: blocks } });

test.each(["H5", "PC"] as const)(
  "[PDP-09~, K34] the disclaimer is asked for by the device class %s in capitals, other content in small letters",
  async (platform) => {
    const asked = browserWithShop({ getPageByUrl: { getPageByUrl: { pageContent } } });
    setClientState({ platform });
    expect(await loadContentText("/disclaimer")).toEqual({ ok: true, value: "Colours may differ." });
    await loadContentText("/consent/popup-cookie");
    expect(asked.map(({ operationName, variables }) => [operationName, variables])).toEqual([
      ["getPageByUrl", { pageUrl: "/disclaimer", deviceType: platform }],
      ["getPageByUrl", { pageUrl: "/consent/popup-cookie", deviceType: platform.toLowerCase() }],
    ]);
  },
);
