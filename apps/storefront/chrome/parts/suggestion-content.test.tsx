import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { SuggestionContent } from "./suggestion-content.tsx";

const shoe = { kind: "product", label: "Raung 5", address: "/pdp/raung-5/P5", note: "Rp999.000" } as const;

test.each([
  ["en-US", "from Rp999.000"],
  ["id-ID", "mulai Rp999.000"],
] as const)("a price that is the lowest of several says so, as on a card, in %s", (language, said) => {
  const show = (isLowest: boolean) =>
    renderPage(<SuggestionContent suggestion={{ ...shoe, isLowest }} />, { language });
  expect(show(true)).toContain(`>${said}<`);
  expect(show(false)).toContain(">Rp999.000<");
});
