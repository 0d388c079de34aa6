import { expect, test } from "vitest";
import { renderPage } from "../../../../testing/page.tsx";
import { Brands } from "./brands.tsx";

test("each logo leads to its brand's list, by the brand's name", () => {
  const items = [{ title: "Kilat", image: "logo/v1/kilat", link: "/Kilat.html" }];
  const html = renderPage(<Brands block={{ type: "brands", title: "Our brands", items }} />);
  expect(html).toMatch(/<h2[^>]*>Our brands<\/h2>/);
  expect(html).toMatch(
    /<a href="\/Kilat\.html"[^>]*><img src="\/img\/logo\/v1\/kilat@100\.jpg"[^>]*alt="".*>Kilat<\/span>/s,
  );
});
