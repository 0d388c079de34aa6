import { beforeEach, expect, test, vi } from "vitest";
import { forgetPersonalNotes } from "../../platform/browser/personal-notes.ts";
import { clientState } from "../../platform/session/client-state.ts";
import { clearLinkedElsewhere, postponeLinking, promptOf, storeLinkedElsewhere } from "./link-flag.ts";

const member = { ...clientState(), isLogin: true, isGuest: false, accountInfo: { userCode: "M1" } };

beforeEach(() => {
  const notes: Record<string, string> = {};
  const storage = {
    getItem: (name: string) => notes[name] ?? null,
    setItem: (name: string, value: string) => {
      notes[name] = value;
      Object.assign(storage, { [name]: value });
    },
    removeItem: (name: string) => delete notes[name],
  };
  vi.stubGlobal("sessionStorage", storage);
  return () => vi.unstubAllGlobals();
});

test("[LNK-22~] [SES-14~] home asks members without a linked card, and nobody else", () => {
  expect(promptOf(member)).toBe("invited");
  expect(promptOf({ ...member, accountInfo: { userCode: "M1", mapclubBind: true } })).toBeUndefined();
  expect(promptOf({ ...member, isGuest: true })).toBeUndefined();
  expect(promptOf({ ...member, isLogin: false })).toBeUndefined();
  expect(promptOf({ ...member, accountInfo: undefined })).toBeUndefined();
});

test("[Q31] who wants to be reminded later is not asked again until they sign out", () => {
  postponeLinking();
  expect(promptOf(member)).toBeUndefined();
  forgetPersonalNotes();
  expect(promptOf(member)).toBe("invited");
});

test("[SOC-09~] [STA-08] what a sign-in has found is stored until home has shown it, even after 'later'", () => {
  postponeLinking();
  storeLinkedElsewhere();
  expect(promptOf(member)).toBe("foundElsewhere");
  clearLinkedElsewhere();
  expect(promptOf(member)).toBeUndefined();
});
