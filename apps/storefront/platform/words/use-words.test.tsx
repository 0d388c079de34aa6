import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { loaderArguments } from "../../testing/loader.ts";
import { useWords } from "./use-words.ts";
import { packedWords, pageWords } from "./words.server.ts";

function Sentence() {
  const words = useWords("chrome");
  return `${words("soldOut")}, ${words("percentOff", { percent: 30 })}`;
}

test.each([
  ["an object", pageWords],
  ["one text", packedWords],
] as const)("words that came as %s are filled in the page's language", (_name, wordsOf) => {
  const { context } = loaderArguments("/", { language: "id-ID" });
  const router = createMemoryRouter([{ id: "page", path: "*", element: <Sentence />, loader: () => null }], {
    hydrationData: { loaderData: { page: { words: wordsOf(context, "home", "chrome") } } },
  });
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toBe("Habis, -30%");
});
