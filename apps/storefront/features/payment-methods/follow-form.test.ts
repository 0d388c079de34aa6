import { expect, test } from "vitest";
import { followForm, ownPageOf } from "./follow-form.ts";

test("[PAY-01~] [CHK-22] a path is a page of ours; an address and an HTML form are the provider's", () => {
  expect(ownPageOf("/payment?order=G1&vaNumber=8000")).toBe("/payment?order=G1&vaNumber=8000");
  expect(ownPageOf("https://pay.example/3ds/1")).toBeUndefined();
  expect(ownPageOf(" <form action='https://pay.example'></form>")).toBeUndefined();
});

test("[PAY-01~] what is none of these leads home", () => {
  for (const form of [null, undefined, "", "//evil.example", "javascript:alert(1)", "data:text/html,x"]) {
    const visited: string[] = [];
    followForm(form, (path) => visited.push(path));
    expect(visited).toEqual(["/"]);
  }
});
