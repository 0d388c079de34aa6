import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WholeWords } from "./whole-words.tsx";

test("a word with a hyphen stays whole, and the text is what it was", () => {
  const html = renderToStaticMarkup(<WholeWords text="Sandal Slip-On Duyung 4" />);
  expect(html).toMatch(/^Sandal <span class="[^"]*inline-block[^"]*">Slip-On<\/span> Duyung 4$/);
  expect(html.replace(/<[^>]*>/g, "")).toBe("Sandal Slip-On Duyung 4");
});

test("a name without a hyphen needs no element", () => {
  expect(renderToStaticMarkup(<WholeWords text="Raket Kedeng 3" />)).toBe("Raket Kedeng 3");
});
