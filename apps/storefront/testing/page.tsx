import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { BrowserSettings } from "../platform/page/configuration.ts";
import { PageContext } from "../platform/page/page-context.ts";
import type { WordFiles } from "../platform/words/word-files.ts";
import { compiledWords } from "../platform/words/words.server.ts";
import { testSettings } from "./settings.ts";

export type TestPage = {
  readonly address?: string;
  readonly language?: "en-US" | "id-ID";
  /** What the route's loader would have returned. */
  readonly data?: object;
  readonly words?: readonly (keyof WordFiles)[];
  readonly webp?: boolean;
  /** What differs from `testSettings`. */
  readonly settings?: Partial<BrowserSettings>;
};

/**
 * For tests: a component on a page, as HTML, with the words of the chrome and of the named
 * features.
 */
export function renderPage(element: ReactNode, page: TestPage = {}): string {
  const language = page.language ?? "en-US";
  const features = ["chrome", ...(page.words ?? [])] as const;
  const words = Object.fromEntries(features.map((feature) => [feature, compiledWords(feature, language)]));
  const router = createMemoryRouter([{ id: "page", path: "*", element, loader: () => null }], {
    initialEntries: [page.address ?? "/"],
    hydrationData: { loaderData: { page: { ...page.data, words } } },
  });
  return renderToStaticMarkup(
    <PageContext value={{ language, webp: page.webp ?? false, settings: { ...testSettings, ...page.settings } }}>
      <RouterProvider router={router} />
    </PageContext>,
  );
}
