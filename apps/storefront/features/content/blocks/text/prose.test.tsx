import { expect, test } from "vitest";
import { renderPage } from "../../../../testing/page.tsx";
import { Prose } from "./prose.tsx";

test("a plain text is shown as it is written, with its link", () => {
  const block = { type: "text", title: "Consent", text: "I <b>agree</b>.", link: "/page/privacy-policy" } as const;
  const html = renderPage(<Prose block={{ ...block, linkText: "Read more" }} first />);
  expect(html).toMatch(/<h1[^>]*>Consent<\/h1>/);
  expect(html).toContain("I &lt;b&gt;agree&lt;/b&gt;.");
  expect(html).toMatch(/<a href="\/page\/privacy-policy"[^>]*>Read more</);
  expect(renderPage(<Prose block={{ type: "text", text: "Alone" }} first={false} />)).not.toMatch(/<h\d|<a /);
});

test("HTML, which was made safe when it was saved, is shown as HTML", () => {
  const html = renderPage(<Prose block={{ type: "html", title: "Terms", text: "<p>Law</p>" }} first={false} />);
  expect(html).toMatch(/<h2[^>]*>Terms<\/h2><div class="prose-shop"><p>Law<\/p><\/div>/);
});
