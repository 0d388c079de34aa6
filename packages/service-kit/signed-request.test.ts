import { expect, test } from "vitest";
import { isSignedRequest, signRequest } from "./signed-request.ts";

const now = new Date("2026-11-21T03:00:00Z");
const request = { method: "POST", path: "/service/events", body: '{"id":"1"}' };

test("a request signed with our secret passes, for five minutes", () => {
  const headers = signRequest(request, "secret-one", now);
  expect(isSignedRequest(request, headers, "secret-one", now)).toBe(true);
  expect(isSignedRequest(request, headers, "secret-one", new Date(now.getTime() + 299_000))).toBe(true);
  expect(isSignedRequest(request, headers, "secret-one", new Date(now.getTime() + 301_000))).toBe(false);
});

test("any change, another secret, or a missing header is refused", () => {
  const headers = signRequest(request, "secret-one", now);
  expect(isSignedRequest({ ...request, body: '{"id":"2"}' }, headers, "secret-one", now)).toBe(false);
  expect(isSignedRequest({ ...request, path: "/other" }, headers, "secret-one", now)).toBe(false);
  expect(isSignedRequest({ ...request, method: "PUT" }, headers, "secret-one", now)).toBe(false);
  expect(isSignedRequest(request, headers, "secret-two", now)).toBe(false);
  expect(isSignedRequest(request, {}, "secret-one", now)).toBe(false);
  expect(isSignedRequest(request, { ...headers, "gelora-signature-time": "NaN" }, "secret-one", now)).toBe(false);
});
