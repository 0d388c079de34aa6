import { expect, test } from "vitest";
import { renderPage } from "../../../../testing/page.tsx";
import { Facts } from "./facts.tsx";

const items = [
  { title: "Pick up in a store", text: "Free, where your size is in stock." },
  { title: "14-day returns", text: "Unworn & with its box." },
];

test("a row of promises, with a heading where the page gives one", () => {
  const html = renderPage(<Facts block={{ type: "facts", items }} />);
  expect(html).not.toContain("<h2");
  expect(html.match(/<li /g)).toHaveLength(2);
  expect(html).toMatch(/14-day returns<\/p><p[^>]*>Unworn &amp; with its box\./);
  expect(renderPage(<Facts block={{ type: "facts", title: "Promised", items }} />)).toMatch(/<h2[^>]*>Promised</);
});
