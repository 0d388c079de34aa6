import { expect, test } from "vitest";
import { wordReason } from "./word-reason.ts";

test("what begins later says when in a sentence, in the words of each language", () => {
  const reason = { code: "NOT_STARTED", begins: new Date("2026-12-25T00:01:00+07:00") } as const;
  expect(wordReason(reason, "id-ID", String)).toBe("Mulai 25 Desember 2026 pukul 00.01 WIB");
  expect(wordReason(reason, "en-US", String)).toBe("Starts 25 December 2026 at 00:01 WIB");
});
