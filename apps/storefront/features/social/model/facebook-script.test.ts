import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { facebookAnswer, loadFacebook, sdkUrlIn } from "./facebook-script.ts";

type Script = { src: string; crossOrigin: string; readonly fire: (event: string) => void };

let scripts: Script[];
beforeEach(() => {
  scripts = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    createElement: () => {
      const listeners = new Map<string, () => void>();
      return {
        src: "",
        crossOrigin: "",
        addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
        fire: (event: string) => listeners.get(event)?.(),
      };
    },
    head: { append: (script: Script) => scripts.push(script) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settings = { sdkUrl: "https://facebook.test/en_US/sdk.js", appId: "100", version: "v8.0" };
const response = { status: "connected", authResponse: { accessToken: "the token", userID: "7", expiresIn: 3600 } };

test("[SOC-02] [CON-14~] the script is begun once, in version v8.0, and its dialog answers with token and person", async () => {
  const init = vi.fn();
  const login = vi.fn((callback: (answer: unknown) => void) => callback(response));
  vi.stubGlobal("FB", { init, login });
  const loading = loadFacebook(settings);
  expect(scripts.map(({ src }) => src)).toEqual([settings.sdkUrl]);
  scripts[0]?.fire("load");
  const ask = await loading;
  expect(init).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ appId: "100", version: "v8.0", xfbml: false }),
  );
  expect(await ask()).toEqual({ accessToken: "the token", userId: "7" });
  expect(login.mock.calls[0]).toEqual([expect.any(Function), { scope: "public_profile,email" }]);
});

test.each<[string, () => void]>([
  ["does not load", () => scripts[0]?.fire("error")],
  ["does not come in time", () => vi.advanceTimersByTime(15_001)],
  ["is none", () => scripts[0]?.fire("load")],
])("[GAP-05] a script that %s is reported", async (_how, happen) => {
  const loading = loadFacebook(settings);
  happen();
  await expect(loading).rejects.toThrow(/Facebook/);
});

test("who closes the dialog has said no", () => {
  for (const answer of [
    { status: "unknown", authResponse: null },
    { status: "not_authorized" },
    undefined,
    { authResponse: {} },
  ])
    expect(facebookAnswer(answer)).toBeUndefined();
});

test("the script speaks the page's language", () => {
  expect(sdkUrlIn("id-ID", settings.sdkUrl)).toBe("https://facebook.test/id_ID/sdk.js");
  expect(sdkUrlIn("en-US", settings.sdkUrl)).toBe(settings.sdkUrl);
});
