import { expect, test } from "vitest";
import { sendLatest } from "./send-latest.ts";

/** A sender whose answers come on demand. */
function slowSender() {
  const sent: number[] = [];
  const answers: (() => void)[] = [];
  const send = (value: number) => {
    sent.push(value);
    return new Promise<void>((resolve) => answers.push(resolve));
  };
  const answerNext = async () => {
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { sent, ...sendLatest(send), answerNext };
}

test("[CRT-04~] of quick presses the first and the last are sent, one after the other", async () => {
  const { sent, want, answerNext } = slowSender();
  const first = want(2);
  expect(await Promise.all([want(3), want(4), want(5)])).toEqual([false, false, false]);
  expect(sent).toEqual([2]);
  await answerNext();
  expect(sent).toEqual([2, 5]);
  await answerNext();
  expect(await first).toBe(true);
  const later = want(1);
  expect(sent).toEqual([2, 5, 1]);
  await answerNext();
  expect(await later).toBe(true);
});

test("after one that failed the next is sent", async () => {
  const sent: number[] = [];
  const { want } = sendLatest(async (value: number) => {
    sent.push(value);
    if (value === 2) throw new Error("no answer");
  });
  await expect(want(2)).rejects.toThrow("no answer");
  expect(await want(3)).toBe(true);
  expect(sent).toEqual([2, 3]);
});

test("[CRT-04~] what waits is sent at once when the shopper leaves, and only once", async () => {
  const { sent, want, leave, answerNext } = slowSender();
  leave();
  const first = want(2);
  void want(3);
  void want(4);
  leave();
  leave();
  expect(sent).toEqual([2, 4]);
  await answerNext();
  expect(await first).toBe(true);
  expect(sent).toEqual([2, 4]);
});
