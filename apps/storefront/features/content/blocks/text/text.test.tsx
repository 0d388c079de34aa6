import { expect, test } from "vitest";
import { renderPage } from "../../../../testing/page.tsx";
import { Text } from "./text.tsx";

test("a plain text is shown as it is written, with its link", () => {
  const block = { type: "text", title: "Consent", text: "I <b>agree</b>.", link: "/page/privacy-policy" } as const;
  const html = renderPage(<Text block={{ ...block, linkText: "Read more" }} heading="h1" />);
  expect(html).toMatch(/<h1[^>]*>Consent<\/h1>/);
  expect(html).toContain("I &lt;b&gt;agree&lt;/b&gt;.");
  expect(html).toMatch(/<a href="\/page\/privacy-policy"[^>]*>Read more</);
  expect(renderPage(<Text block={{ type: "text", text: "Alone" }} />)).not.toMatch(/<h\d|<a /);
});
