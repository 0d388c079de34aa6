import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { clubLookupPath } from "@gelora/contracts/club-lookup.ts";
import { readAssertion } from "@gelora/service-kit/assertion.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { isCardLinkedElsewhere, isClubMember } from "./club-link.ts";

const visitor = { kind: "visitor", visitorKey: "a-secret-of-the-browser" } as const;
const asked: { principal: object | undefined; body: string }[] = [];
let answer: (response: ServerResponse) => void;
let shop: TestShop;
const club = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const assertion = readAssertion({ method: "POST", path: clubLookupPath, body }, request.headers, {
    audience: "club",
    secret: "gelora-local-service-secret",
    now: shop.platform.clock.now(),
  });
  asked.push({ principal: assertion?.principal, body });
  answer(response);
});

beforeEach(async () => {
  asked.length = 0;
  club.listen(0, "127.0.0.1");
  await once(club, "listening");
  shop = await openTestShop("embedded", { CLUB_URL: `http://127.0.0.1:${(club.address() as AddressInfo).port}` });
});
afterEach(async () => {
  await shop.close();
  club.closeAllConnections();
  club.close();
  await once(club, "close");
});

test("[REG-09~] [Q11] the club is asked with an assertion of the caller, and its answer is taken", async () => {
  answer = (response) => response.end('{"isMember":true}');
  expect(await isClubMember(shop.platform, visitor, "81234567890")).toBe(true);
  answer = (response) => response.end('{"isMember":false}');
  const member = { kind: "member", visitorKey: "another-secret", accountCode: "AC1" } as const;
  expect(await isClubMember(shop.platform, member, "81234567891")).toBe(false);
  expect(asked).toEqual([
    { principal: { kind: "visitor", code: "" }, body: '{"mobile":"81234567890"}' },
    { principal: { kind: "member", code: "AC1" }, body: '{"mobile":"81234567891"}' },
  ]);
});

test("the look-up outlives a keep-alive connection that the club closes at that moment", async () => {
  answer = (response) => response.end('{"isMember":true}');
  const kept: Socket[] = [];
  club.on("connection", (socket) => kept.push(socket));
  expect(await isClubMember(shop.platform, visitor, "81234567890")).toBe(true);
  for (const socket of kept) socket.prependOnceListener("data", () => socket.destroy());
  expect(await isClubMember(shop.platform, visitor, "81234567891")).toBe(true);
  expect(kept).toHaveLength(2);
});

test.each([
  ["an error", (response: ServerResponse) => response.writeHead(500).end("{}")],
  ["a refusal", (response: ServerResponse) => response.writeHead(401).end('{"isMember":true}')],
  ["no JSON", (response: ServerResponse) => response.end("yes")],
  ["another shape", (response: ServerResponse) => response.end('{"isMember":"yes"}')],
  ["a broken line", (response: ServerResponse) => response.destroy()],
  ["a redirect", (response: ServerResponse) => response.writeHead(302, { location: "/" }).end()],
])("[REG-10] a club that answers with %s does not know the number", async (_case, odd) => {
  answer = odd;
  expect(await isClubMember(shop.platform, visitor, "81234567890")).toBe(false);
});

test("[REG-10] a silent club costs a person two seconds at most, and soon nothing: it is left alone after five times", async () => {
  answer = () => {};
  const started = performance.now();
  await Promise.all([1, 2, 3, 4, 5].map(() => isClubMember(shop.platform, visitor, "81234567890")));
  expect(performance.now() - started).toBeLessThan(3000);
  const again = performance.now();
  expect(await isClubMember(shop.platform, visitor, "81234567890")).toBe(false);
  expect(performance.now() - again).toBeLessThan(500);
  expect(asked).toHaveLength(5);
});

test("[SOC-09~] a member's card that is another account's is reported, and a club that does not say counts as a no", async () => {
  const account = { accountCode: "AC1", mobile: "81234567890" };
  answer = (response) => response.end('{"isMember":true,"isLinkedElsewhere":true}');
  expect(await isCardLinkedElsewhere(shop.platform, account)).toBe(true);
  expect(asked.at(-1)?.principal).toEqual({ kind: "member", code: "AC1" });
  for (const odd of ['{"isMember":true}', '{"isMember":true,"isLinkedElsewhere":false}', "no"]) {
    answer = (response) => response.end(odd);
    expect(await isCardLinkedElsewhere(shop.platform, account)).toBe(false);
  }
});
