import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { PageContext } from "./page-context.ts";
import { testSettings } from "./test-settings.ts";
import type { WordFiles } from "./word-files.ts";
import { compiledWords } from "./words.server.ts";

export type TestPage = {
  readonly address?: string;
  readonly language?: "en-US" | "id-ID";
  /** What the route's loader would have answered. */
  readonly data?: object;
  readonly words?: readonly (keyof WordFiles)[];
  readonly webp?: boolean;
};

/** For tests: a component on a page, as HTML, with the words of the chrome and of the features named. */
export function renderPage(element: ReactNode, page: TestPage = {}): string {
  const language = page.language ?? "en-US";
  const features = ["chrome", ...(page.words ?? [])] as const;
  const words = Object.fromEntries(features.map((feature) => [feature, compiledWords(feature, language)]));
  const router = createMemoryRouter([{ id: "page", path: "*", element, loader: () => null }], {
    initialEntries: [page.address ?? "/"],
    hydrationData: { loaderData: { page: { ...page.data, words } } },
  });
  return renderToStaticMarkup(
    <PageContext value={{ language, webp: page.webp ?? false, settings: testSettings }}>
      <RouterProvider router={router} />
    </PageContext>,
  );
}
