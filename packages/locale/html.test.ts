import { expect, test } from "vitest";
import { html } from "./html.ts";

test("inserted texts are escaped, in attributes too, and markup of ours is not", () => {
  const hostile = `"><script>alert('x')</script>&`;
  const built = html`<p title="${hostile}">${hostile}${html`<i>${1}</i>`}${undefined}${[html`a`, html`b`]}</p>`;
  const shown = "&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;";
  expect(built.markup).toBe(`<p title="${shown}">${shown}<i>1</i>ab</p>`);
});
