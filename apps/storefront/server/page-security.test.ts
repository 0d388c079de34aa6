import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./page-security.ts";

const origins = { connect: ["https://shop.example"], formAction: ["https://pay.example"] };

test("exactly the inline scripts of the page may run, by their hash; data blocks and files need none", () => {
  const script = 'window.a = 1;\n"é"';
  const html = `<script>${script}</script><script src="/assets/a.js"></script><script type="application/ld+json">{"x":1}</script>`;
  const policy = contentSecurityPolicy(html, origins);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy.match(/sha256-/g)).toHaveLength(1);
});

test("nothing inline, nothing framed, calls and forms only to known places", () => {
  const policy = contentSecurityPolicy("<p>none</p>", origins);
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self' https://shop.example;");
  expect(policy).toContain("form-action 'self' https://pay.example;");
});
