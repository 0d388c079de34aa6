import { html } from "@gelora/locale/html.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { createTestSandbox, page } from "../testing/run-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.stop());

test("the overview leads to every place, and each place answers", async () => {
  const overview = await sandbox.server.inject({ url: "/", headers: page });
  const addresses = [...overview.body.matchAll(/href="(\/[^"]*)"/g)].flatMap((found) => found[1] ?? []);
  expect(addresses).toEqual(
    expect.arrayContaining(["/payments", "/parcels", "/postbox", "/collector/events", "/console/sandbox.css"]),
  );
  for (const address of new Set(addresses)) {
    const { statusCode } = await sandbox.server.inject({ url: address, headers: page });
    expect({ address, statusCode }).toEqual({ address, statusCode: 200 });
  }
});

test("it answers whether it lives, is ready and how it does", async () => {
  for (const address of ["/healthz", "/readyz", "/metrics"])
    expect((await sandbox.server.inject(address)).statusCode).toBe(200);
});

test("texts are escaped, markup is not, and nothing comes of undefined", () => {
  expect(html`<p title="${'"'}">${"<b>"}${html`<i>${1}</i>`}${undefined}${[html`a`, html`b`]}</p>`.markup).toBe(
    '<p title="&quot;">&lt;b&gt;<i>1</i>ab</p>',
  );
});
