import { describe, expect, test } from "vitest";
import type { LinkChangeKind } from "./link-change.ts";
import { accountAfterObjection, type KnownChange } from "./objection.ts";

type Step = readonly [kind: LinkChangeKind | "proven", account: string, former?: string];

const hourMs = 60 * 60 * 1000;

/** Presses the messages about these changes, in this order, as the club does it. */
function press(steps: readonly Step[], order: readonly number[], everyMs = 1000): string | undefined {
  const ids = steps.map((_, index) => String(index));
  let changes = steps.map(
    ([kind, accountCode, former], index): KnownChange => ({
      kind: kind === "proven" ? "linked" : kind,
      accountCode,
      memberCode: "M",
      formerAccountCode: former ?? null,
      changeId: String(index),
      happenedAt: new Date(index * everyMs),
      isVoid: false,
      isObjected: false,
      isProven: kind === "proven",
    }),
  );
  const last = steps.at(-1);
  let current = last?.[0] === "unlinked" ? undefined : last?.[1];
  for (const turn of order) {
    const at = changes.findIndex(({ changeId }) => changeId === ids[turn]);
    const objected = changes[at];
    if (!objected) throw new Error("no such change");
    current = accountAfterObjection(changes, objected, current);
    changes = changes.map((change, index) => ({
      ...change,
      isVoid: change.isVoid || (!objected.isVoid && index >= at),
      isObjected: change.isObjected || index === at,
    }));
  }
  return current;
}

function ordersOf(numbers: readonly number[]): readonly (readonly number[])[] {
  if (numbers.length === 0) return [[]];
  return numbers.flatMap((first) => ordersOf(numbers.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

describe("the account after objections", () => {
  test("to a link and its unlinking is none, whichever is objected to first", () => {
    const steps: readonly Step[] = [
      ["linked", "THIEF"],
      ["unlinked", "THIEF"],
    ];
    for (const order of [[0], [1], [0, 1], [1, 0]]) expect(press(steps, order)).toBeUndefined();
  });

  const burst: readonly Step[] = [
    ["switched", "A", "HOME"],
    ["switched", "B", "A"],
    ["switched", "A", "B"],
    ["unlinked", "A"],
    ["linked", "B"],
  ];

  test("to any change of a burst is the link before it", () => {
    for (const turn of burst.keys()) expect(press(burst, [turn])).toBe("HOME");
  });

  test("to any change of a burst on a card that was not linked is none: its first link may be someone else's", () => {
    for (const turn of [1, 2, 3, 4]) expect(press([["linked", "HOME"], ...burst], [turn + 1])).toBeUndefined();
    expect(
      press(
        [
          ["linked", "THIEF"],
          ["switched", "OTHER", "THIEF"],
          ["unlinked", "OTHER"],
        ],
        [2],
      ),
    ).toBeUndefined();
  });

  test("to the end of a link that stood for a day is that link", () => {
    const steps: readonly Step[] = [
      ["linked", "HOME"],
      ["unlinked", "HOME"],
    ];
    expect(press(steps, [1], 25 * hourMs)).toBe("HOME");
  });

  test("to all changes of a burst is the same in every order", () => {
    for (const order of ordersOf([...burst.keys()])) expect(press(burst, order)).toBe("HOME");
  });

  test("to any change after a link that proved the number is that link, however young it is", () => {
    const joined: readonly Step[] = [
      ["unlinked", "OLD"],
      ["linked", "OLD"],
      ["unlinked", "OLD"],
      ["proven", "HOME"],
    ];
    const switched: readonly Step[] = [
      ["unlinked", "HOME"],
      ["linked", "THIEF"],
      ["switched", "OTHER", "THIEF"],
    ];
    for (const turn of switched.keys()) expect(press([...joined, ...switched], [turn + 4])).toBe("HOME");
    for (const order of ordersOf([4, 5, 6])) expect(press([...joined, ...switched], order)).toBe("HOME");
  });

  test("to the link that proved the number is what was before it, in any order", () => {
    const steps: readonly Step[] = [
      ["proven", "NEXT"],
      ["unlinked", "NEXT"],
    ];
    for (const order of [[0], [0, 1], [1, 0]]) expect(press(steps, order)).toBeUndefined();
  });

  test("to a later change is the link that stood for a day", () => {
    const steps: readonly Step[] = [
      ["linked", "FIRST"],
      ["switched", "HOME", "FIRST"],
      ["switched", "A", "HOME"],
    ];
    expect(press(steps, [2], 25 * hourMs)).toBe("HOME");
  });

  test("is never one whose linking was objected to, in any order", () => {
    const steps: readonly Step[] = [
      ["linked", "A"],
      ["unlinked", "A"],
      ["linked", "A"],
    ];
    for (const order of ordersOf([1, 2])) expect(press(steps, order)).toBeUndefined();
    expect(press(steps, [2])).toBeUndefined();
  });
});
