import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Dialog, type DialogProps } from "./dialog.tsx";

test.each([
  [undefined, "w-[90vw] md:w-[500px]"],
  ["login", "w-[360px] md:w-[500px]"],
  ["pin", "w-[90vw] md:w-[480px]"],
  ["newsletter", "w-[90vw] md:w-[600px]"],
  ["logistics", "w-[90vw] md:w-[750px]"],
  ["shop-more", "w-[90vw] md:w-[1045px]"],
] as const)(
  "[SHL-27, SHL-28~, SHL-29~, CON-11~, K20] a dialog of width %s is %s, never wider than the screen",
  (width, classes) => {
    const props: DialogProps = { open: false, onClose: () => {}, title: "T", closeLabel: "Close", children: null };
    const html = renderToStaticMarkup(<Dialog {...props} {...(width ? { width } : {})} />);
    expect(html).toContain(classes);
    expect(html).toContain("max-w-full");
    expect(html).toContain('aria-label="Close"');
  },
);
