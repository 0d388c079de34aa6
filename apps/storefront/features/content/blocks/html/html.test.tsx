import { expect, test } from "vitest";
import { renderPage } from "../../../../testing/page.tsx";
import { Html } from "./html.tsx";

test("HTML, which was made safe when it was saved, is shown as HTML", () => {
  const html = renderPage(<Html block={{ type: "html", title: "Terms", text: "<p>Law</p>" }} />);
  expect(html).toMatch(/<h2[^>]*>Terms<\/h2><div class="prose-shop"><p>Law<\/p><\/div>/);
});
