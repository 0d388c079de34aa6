import { once } from "node:events";
import { consentGiven } from "@gelora/contracts/site-message.ts";
import { symbols } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { hasPin, setPin } from "../pin/pin.ts";
import { newSiteBrowser, newSiteVisitor } from "./testing/site-visitor.ts";

describe("the club's site against odd and hostile visitors", () => {
  const lines: string[] = [];
  let club: TestGateway;
  beforeAll(async () => {
    club = await openTestGateway("embedded", { LOG_LEVEL: "trace" });
    Object.assign(club.platform.log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  });
  afterAll(() => club.close());

  test("[PIN-04~] an address with a key works once, leads to one without, and its key is in no log", async () => {
    lines.length = 0;
    const visitor = await newSiteVisitor(club);
    const address = await visitor.address("pin", "&lang=en-US&back=/checkout/1");
    const entered = await visitor.get(address);
    expect(entered).toMatchObject({ status: 303, location: "/site/pin?lang=en-US&back=%2Fcheckout%2F1" });
    expect(String(entered.headers["set-cookie"])).toMatch(
      /^mapclub-site=[\w-]{43}; Path=\/site; HttpOnly; SameSite=Lax$/,
    );
    const thief = newSiteBrowser(club);
    const second = await thief.get(address);
    expect(second.status).toBe(403);
    expect(second.body).toContain("This page has closed");
    expect((await thief.get(entered.location)).status).toBe(403);
    await thief.get(address.replace("/pin", "/nowhere"));
    await thief.get(`${address}&back=%00`);
    const key = new URL(address, "http://x").searchParams.get("key") ?? "";
    expect(key.length).toBeGreaterThan(80);
    expect(lines.join("")).not.toContain(key);
    for (const answer of [entered, second]) expect(answer.body + answer.location).not.toContain(key);
  });

  test("a key in an error is not logged either", async () => {
    const broken = await openTestGateway("embedded", { LOG_LEVEL: "trace" });
    const written: string[] = [];
    Object.assign(broken.platform.log, { [symbols.streamSym]: { write: (line: string) => written.push(line) } });
    const visitor = await newSiteVisitor(broken);
    const address = await visitor.address("pin");
    await broken.platform.database.close();
    const answer = await visitor.get(address);
    expect(answer.status).toBe(500);
    expect(answer.body).toContain("Something went wrong here");
    expect(written.join("")).toContain("a page of the site failed");
    expect(written.join("")).not.toContain(new URL(address, "http://x").searchParams.get("key") ?? "");
    broken.server.server.closeAllConnections();
    const closed = broken.server.server.listening ? once(broken.server.server, "close") : undefined;
    await broken.server.close();
    await broken.shop.close();
    await closed;
  });

  test("requesting only the head of an address spends no key", async () => {
    const visitor = await newSiteVisitor(club);
    const address = await visitor.address("card");
    expect((await club.server.inject({ method: "HEAD", url: address })).statusCode).toBe(404);
    expect((await visitor.get(address)).status).toBe(303);
  });

  test("forms of other sites change nothing", async () => {
    const visitor = await newSiteVisitor(club);
    await setPin(club.platform, visitor.memberCode, "739152");
    await visitor.open("pin");
    const fields = { old: "739152", pin: "k7!p2x", again: "k7!p2x" };
    for (const origin of ["https://evil.example", "http://localhost:3000", "null", ""])
      expect((await visitor.post("/site/pin", fields, { origin })).status).toBe(403);
    expect((await visitor.post("/site/pin", fields, { "content-type": "application/json" })).status).toBe(403);
    expect((await newSiteBrowser(club).post("/site/pin", fields)).status).toBe(403);
    expect((await visitor.post("/site/pin", fields)).location).toContain("what=pin");
  });

  test("no page may be framed, but the consent by the shop alone; no script is inline", async () => {
    const visitor = await newSiteVisitor(club);
    for (const page of [
      await visitor.open("card"),
      await visitor.get("/site/done"),
      await visitor.get("/site/nothing"),
    ]) {
      const policy = String(page.headers["content-security-policy"]);
      for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self';"])
        expect(policy).toContain(part);
      expect(policy).not.toContain("unsafe");
      expect(page.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "same-origin" });
    }
    const consent = await visitor.get(`/site/consent?lang=en-US&redirectUrl=/store&key=abc"><b>`);
    const policy = String(consent.headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors http://localhost:3000;");
    expect(policy).toContain("form-action 'self' http://localhost:3000;");
    expect(consent.body).toContain(`data-origin="http://localhost:3000" data-message="${consentGiven}"`);
    expect(consent.body).toContain('name="key" value="abc&quot;&gt;&lt;b&gt;"');
    expect(consent.body).toContain('href="http://localhost:3000/store"');
  });

  test("scripts of the shop's pages read nothing of the site", async () => {
    const visitor = await newSiteVisitor(club);
    await visitor.open("card");
    const answer = await visitor.get("/site/card", { origin: "http://localhost:3000" });
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    expect(answer.headers).not.toHaveProperty("access-control-allow-credentials");
  });

  test("nothing that is sent breaks a page", async () => {
    const visitor = await newSiteVisitor(club);
    await visitor.open("pin");
    const odd = ["%00", "\u0000", "a".repeat(5000), "{}", "../..", "💥", "' or 1=1 --"];
    for (const text of odd) {
      for (const path of ["pin", "points", "card", "done", "consent"]) {
        const query = new URLSearchParams({ key: text, lang: text, back: text, before: text, step: text, what: text });
        expect((await newSiteBrowser(club).get(`/site/${path}?${query}`)).status).toBeLessThan(500);
      }
      for (const field of ["old", "code"])
        expect((await visitor.post("/site/pin", { [field]: text, pin: text, again: text })).status).toBeLessThan(500);
    }
    expect(await hasPin(club.platform, visitor.memberCode)).toBe(false);
  });

  test("a flood of visits from one source is slowed, and other sources' are not", async () => {
    const visit = (remoteAddress: string) => club.server.inject({ url: "/site/done", remoteAddress });
    const answers = await Promise.all(Array.from({ length: 301 }, () => visit("10.9.9.9")));
    const slow = answers.filter(({ statusCode }) => statusCode === 429);
    expect(slow).toHaveLength(1);
    expect(Number(slow[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await visit("10.9.9.8")).statusCode).toBe(200);
  });
});
