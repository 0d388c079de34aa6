import { expect, test } from "vitest";
import { readGoogleReturn } from "./google-return.ts";

test("[SOC-01~] what Google put into the address is read, and nothing else", () => {
  expect(readGoogleReturn("?state=s&code=4%2Fc&iss=https%3A%2F%2Faccounts.google.com&scope=openid")).toEqual({
    kind: "code",
    input: { state: "s", code: "4/c", iss: "https://accounts.google.com" },
  });
  expect(readGoogleReturn("?state=s&code=c")).toEqual({ kind: "code", input: { state: "s", code: "c" } });
});

test("a shopper who said no at Google goes back without a message; what makes no sense is reported", () => {
  expect(readGoogleReturn("?error=access_denied&state=s")).toEqual({ kind: "cancelled" });
  for (const search of ["", "?state=s", "?code=c", "?error=server_error&state=s"])
    expect(readGoogleReturn(search)).toEqual({ kind: "broken" });
});
