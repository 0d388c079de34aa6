import { symbols } from "pino";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function logInto(lines: string[]) {
  return Object.assign(createLog("test", "trace"), {
    [symbols.streamSym]: { write: (line: string) => lines.push(line) },
  });
}

test("[AC-65] of an error its name, place and code are logged, not the row that a database refused", () => {
  const lines: string[] = [];
  const detail = "Failing row contains (7, kenari@example.com).";
  const error = Object.assign(new Error("null value in column"), {
    code: "23502",
    detail,
    table: "guests",
    request: { body: "kenari" },
  });
  logInto(lines).error({ err: new Error("outer", { cause: error }) }, "a resolver failed");
  const [line = ""] = lines;
  expect(line).not.toContain("kenari");
  expect(JSON.parse(line).err).toMatchObject({
    message: "outer",
    cause: { code: "23502", table: "guests", stack: expect.any(String) },
  });
});

test("[AC-65] fields that name a person or a secret are taken out", () => {
  const lines: string[] = [];
  logInto(lines).info({
    input: { email: "kenari@example.com", mobile: "811", token: "t", pin: "1", orderCode: "GL1" },
  });
  expect(JSON.parse(lines[0] ?? "").input).toEqual({ orderCode: "GL1" });
});

test("[AC-66] one event is one line, whatever it holds", () => {
  const lines: string[] = [];
  const forged = '\r\n{"level":60,"msg":"forged"}\u001b[2J\u2028\u0000';
  logInto(lines).warn({ given: forged }, forged);
  expect(lines).toHaveLength(1);
  for (const mark of ["\r", "\n", "\u001b", "\u0000"]) expect(lines[0]?.trimEnd()).not.toContain(mark);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 40, given: forged, msg: forged });
});
