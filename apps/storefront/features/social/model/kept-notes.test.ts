import { beforeEach, expect, test, vi } from "vitest";
import { keepNewcomer, takeNewcomer } from "./kept-newcomer.ts";
import { keepWayBack, keptWayBack } from "./kept-way-back.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

test.each([{ tokenSS: "ticket", email: "dewi@example.com" }, { tokenSS: "ticket" }])(
  "[SOC-05] who comes back from Google is handed over to the registration page once",
  (newcomer) => {
    keepNewcomer(newcomer);
    expect(takeNewcomer()).toEqual(newcomer);
    expect(takeNewcomer()).toBeUndefined();
  },
);

test("what others wrote there is nobody", () => {
  for (const text of ["7", "null", "{}", '{"tokenSS":7}']) {
    stored.set("personal:social-newcomer", text);
    expect(takeNewcomer()).toBeUndefined();
  }
});

test("where the person wanted to go is kept for who says no at Google, own paths only", () => {
  expect(keptWayBack()).toBe("/");
  keepWayBack("/checkout/7");
  expect(keptWayBack()).toBe("/checkout/7");
  keepWayBack("//thief.example");
  expect(keptWayBack()).toBe("/");
});
