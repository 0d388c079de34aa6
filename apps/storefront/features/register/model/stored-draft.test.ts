import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastNumber, storeLastNumber } from "../../sign-in/last-number.ts";
import { emptySignUp } from "./sign-up-form.ts";
import { removeDraft, storeDraft, storedDraft } from "./stored-draft.ts";

const notes = new Map<string, string>();
beforeEach(() => {
  notes.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => notes.get(name) ?? null,
    setItem: (name: string, text: string) => notes.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("[SGN-38~] what was typed waits for the same number, without passwords and consent", () => {
  const form = { ...emptySignUp, firstName: "Sari", password: "ab12!!", policyConsent: true };
  storeDraft("81234567890", form);
  expect(storedDraft("81234567890")).toMatchObject({ firstName: "Sari" });
  expect([...notes.values()].join()).not.toMatch(/ab12|policyConsent/);
  expect(storedDraft("81299999999")).toEqual({});
  removeDraft();
  expect(storedDraft("81234567890")).toEqual({});
});

test("[SGN-38~] [LGN-15~] a registration begins with the number given last: its form's, or a later login's", () => {
  storeLastNumber("81277777777");
  storeDraft("81234567890", {});
  expect(lastNumber()).toBe("81234567890");
  storeLastNumber("81299999999");
  expect(lastNumber()).toBe("81299999999");
});

test("[REF-01~] a friend's code waits with the other fields", () => {
  storeDraft("81234567890", { ...emptySignUp, referralCode: "BUDI12" }, true);
  expect(storedDraft("81234567890", true)).toMatchObject({ referralCode: "BUDI12" });
});

test("a verified address waits with the other fields, and one that was released does not", () => {
  storeDraft("81234567890", { email: "sari@contoh.id", verifiedEmail: "sari@contoh.id" });
  expect(storedDraft("81234567890").verifiedEmail).toBe("sari@contoh.id");
  storeDraft("81234567890", { email: "sari@contoh.id", verifiedEmail: undefined });
  expect(storedDraft("81234567890").verifiedEmail).toBeUndefined();
});

test("what is stored may have been written by anyone", () => {
  storeDraft("81234567890", {});
  const [name = ""] = [...notes.keys()];
  for (const text of ["", "{", "7", '{"mobile":1,"draft":{}}', '{"mobile":"81234567890","draft":7}']) {
    notes.set(name, text);
    expect(storedDraft("81234567890")).toEqual({});
  }
  notes.set(name, '{"mobile":"81234567890","draft":{"firstName":{},"gender":"X","newsletter":"1","lastName":"W"}}');
  expect(storedDraft("81234567890")).toEqual({ lastName: "W" });
});
