import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { SizeGuidePage } from "./size-guide-page.tsx";

const show = (isOverview: boolean) =>
  renderPage(<SizeGuidePage />, {
    data: { tree: [], guide: null, isOverview },
    address: "/size-guide/all",
    words: ["sizes"],
  });

test("[SZG-07~] the overview asks to choose a guide; a guide that is empty says that there is no data", () => {
  expect(show(true)).toContain("Choose a category and a brand from the list.");
  expect(show(true)).not.toContain("No data");
  expect(show(false)).toContain("No data");
});
