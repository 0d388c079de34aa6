import { PassThrough, Writable } from "node:stream";
import { expect, test } from "vitest";
import { openPrompt } from "./prompt.ts";

function terminal(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => {} });
  const shown: string[] = [];
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      shown.push(chunk.toString());
      done();
    },
  });
  return { input, prompt: openPrompt(input, output), shown: () => shown.join("") };
}

test.each([true, false])("a password is not shown as it is typed, what follows is (terminal: %s)", async (isTTY) => {
  const { input, prompt, shown } = terminal(isTTY);
  const password = prompt.askSecret("Password: ");
  input.write("Etalase-Indah8\n");
  expect(await password).toBe("Etalase-Indah8");
  const code = prompt.ask("Six digits: ");
  input.write("123456\n");
  expect(await code).toBe("123456");
  prompt.close();
  expect(shown()).not.toContain("Etalase");
  expect(shown()).toContain("Password: ");
  expect(shown().includes("123456")).toBe(isTTY);
});
