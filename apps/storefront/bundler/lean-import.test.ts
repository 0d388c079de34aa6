import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { leanImport } from "./lean-import.ts";

afterEach(() => vi.unstubAllGlobals());

type LateImport = (load: () => Promise<unknown>) => Promise<unknown>;

/** What the build puts around each late import. */
async function lateImport(): Promise<LateImport> {
  const { transform } = leanImport();
  if (typeof transform !== "object" || !("handler" in transform)) throw new Error("the plugin replaces nothing");
  const { code } = z.object({ code: z.string() }).parse(Reflect.apply(transform.handler, undefined, []));
  const module: { __vitePreload: LateImport } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.__vitePreload;
}

/** The page, which loads itself again or does not. */
function usePageThat({ reloads }: { readonly reloads: boolean }) {
  const heard = vi.fn((event: Event) => (reloads ? event.preventDefault() : undefined));
  vi.stubGlobal("dispatchEvent", heard);
  return heard;
}

const missing = async (): Promise<never> => {
  throw new Error("404");
};

test("a late file that comes is handed over", async () => {
  const heard = usePageThat({ reloads: true });
  expect(await (await lateImport())(async () => "the file")).toBe("the file");
  expect(heard).not.toHaveBeenCalled();
});

test("a late file that fails is reported, and fails for all that wait for it", async () => {
  const heard = usePageThat({ reloads: false });
  await expect((await lateImport())(missing)).rejects.toThrow("404");
  expect(heard.mock.calls[0]?.[0].type).toBe("vite:preloadError");
});

test("while the page is loaded again for it, nobody gets a file that never came", async () => {
  usePageThat({ reloads: true });
  const settled = vi.fn();
  (await lateImport())(missing).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).not.toHaveBeenCalled();
});
