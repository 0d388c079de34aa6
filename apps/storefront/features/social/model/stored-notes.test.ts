import { beforeEach, expect, test, vi } from "vitest";
import { storeNewcomer, takeNewcomer } from "./stored-newcomer.ts";
import { registrationOf, storedWayBack, storeWayBack } from "./stored-way-back.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

test.each([{ tokenSS: "ticket", email: "dewi@example.com", firstName: "Dewi" }, { tokenSS: "ticket" }, {}])(
  "[SOC-05~] who comes back from Google is handed over to the registration page once",
  (newcomer) => {
    storeNewcomer(newcomer);
    expect(takeNewcomer()).toEqual(newcomer);
    expect(takeNewcomer()).toBeUndefined();
  },
);

test("what others wrote there is nobody", () => {
  for (const text of ["7", "null"]) {
    stored.set("personal:social-newcomer", text);
    expect(takeNewcomer()).toBeUndefined();
  }
  stored.set("personal:social-newcomer", '{"tokenSS":7,"lastName":{}}');
  expect(takeNewcomer()).toEqual({});
});

test("where the person wanted to go is stored for a visitor who says no at Google, own paths only", () => {
  expect(storedWayBack()).toBe("/");
  storeWayBack("/checkout/7");
  expect(storedWayBack()).toBe("/checkout/7");
  storeWayBack("//thief.example");
  expect(storedWayBack()).toBe("/");
});

test("[SOC-01~] who left from the club's registration comes back to it", () => {
  expect(registrationOf("/register/mapclub?redirectUrl=%2Fstore")).toBe("/register/mapclub?redirectUrl=%2Fstore");
  expect(registrationOf("/Register/MapClub/")).toBe("/Register/MapClub/");
  expect(registrationOf("/store")).toBe("/register?redirectUrl=%2Fstore");
  expect(registrationOf("/register/mapclubs")).toBe("/register?redirectUrl=%2Fregister%2Fmapclubs");
});
