import { expect, test } from "vitest";
import { nextStep } from "./follow-form.ts";

test("[PAY-01] [CHK-22] a path is a page of ours, an address is the provider's, HTML is submitted", () => {
  expect(nextStep("/payment?order=G1&vaNumber=8000")).toEqual({
    kind: "page",
    path: "/payment?order=G1&vaNumber=8000",
  });
  expect(nextStep("https://pay.example/3ds/1")).toEqual({ kind: "leave", address: "https://pay.example/3ds/1" });
  expect(nextStep(" <form action='https://pay.example'></form>")).toEqual({
    kind: "submit",
    html: "<form action='https://pay.example'></form>",
  });
});

test("[PAY-01] what is none of these leads home", () => {
  for (const form of [null, undefined, "", "//evil.example", "javascript:alert(1)", "data:text/html,x"]) {
    expect(nextStep(form)).toEqual({ kind: "page", path: "/" });
  }
});
