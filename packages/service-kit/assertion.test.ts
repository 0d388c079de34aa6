import { expect, test } from "vitest";
import { assertionHeader, readAssertion, signAssertion } from "./assertion.ts";

const now = new Date("2026-11-21T03:00:00Z");
const request = { method: "POST", path: "/service/events", body: '{"id":"1"}' };
const caller = { issuer: "shop", audience: "club", principal: { kind: "program", code: "club-events" } };
const club = { audience: "club", secret: "secret-one", now };
const headers = signAssertion(request, caller, "secret-one", now);
const after = (milliseconds: number) => ({ ...club, now: new Date(now.getTime() + milliseconds) });

test("an assertion says who calls whom and for whom, for a minute", () => {
  expect(readAssertion(request, headers, club)).toMatchObject(caller);
  expect(readAssertion(request, headers, after(59_999))).toMatchObject(caller);
  expect(readAssertion(request, headers, after(60_000))).toBeUndefined();
});

test("a clock that is a little behind does no harm, one that is far behind is not believed", () => {
  expect(readAssertion(request, headers, after(-5000))).toMatchObject(caller);
  expect(readAssertion(request, headers, after(-5001))).toBeUndefined();
});

test("each assertion has an id of its own", () => {
  const again = signAssertion(request, caller, "secret-one", now);
  expect(readAssertion(request, again, club)?.id).not.toBe(readAssertion(request, headers, club)?.id);
});

test("another method, path, body, secret or receiver is refused, and so is an odd header", () => {
  expect(readAssertion({ ...request, body: '{"id":"2"}' }, headers, club)).toBeUndefined();
  expect(readAssertion({ ...request, path: "/other" }, headers, club)).toBeUndefined();
  expect(readAssertion({ ...request, method: "PUT" }, headers, club)).toBeUndefined();
  expect(readAssertion(request, headers, { ...club, secret: "secret-two" })).toBeUndefined();
  expect(readAssertion(request, headers, { ...club, audience: "shop" })).toBeUndefined();
  expect(readAssertion(request, {}, club)).toBeUndefined();
  expect(readAssertion(request, { [assertionHeader]: Object.values(headers) }, club)).toBeUndefined();
  for (const odd of ["", ".", "a.b", "a.b.c", `${headers[assertionHeader]}.`])
    expect(readAssertion(request, { [assertionHeader]: odd }, club)).toBeUndefined();
});

test("claims that were changed after signing are refused", () => {
  const [claims = "", signature = ""] = (headers[assertionHeader] ?? "").split(".");
  const changed = Buffer.from(claims, "base64url").toString("utf8").replace("program", "staff");
  const forged = `${Buffer.from(changed).toString("base64url")}.${signature}`;
  expect(readAssertion(request, { [assertionHeader]: forged }, club)).toBeUndefined();
});
