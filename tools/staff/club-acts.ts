import { z } from "zod";
import {
  actsOn,
  addRules,
  addStaff,
  adjustPoints,
  endStaff,
  listParked,
  mayDo,
  readBooks,
  readRules,
  releaseMessage,
  releaseMessages,
  type StaffPrincipal,
  staffRoles,
  unlock,
  withdrawRules,
} from "../../apps/club/modules/staff/staff.ts";
import type { Platform } from "../../apps/club/platform/platform.ts";
import { jsonIn } from "./json-in.ts";
import { releaseActs } from "./release-acts.ts";
import { linesOf, needed, oneOf, Refusal } from "./staff-act.ts";

/** Why an act is done, and the name by which it happens once: a ticket's number, for instance. */
export type ClubOptions = {
  readonly reason?: string | undefined;
  readonly key?: string | undefined;
  readonly name?: string | undefined;
  readonly roles?: string | undefined;
};

type Run<Who extends unknown[]> = (
  platform: Platform,
  ...rest: [...Who, words: readonly string[], options: ClubOptions]
) => Promise<readonly string[]>;

const mostPoints = 1_000_000;
const why = "--reason <text> --key <ticket>";

/** What staff of the club do for its members. */
export const clubActs: Readonly<Record<string, { readonly usage: string; readonly run: Run<[StaffPrincipal]> }>> = {
  "adjust-points": {
    usage: `adjust-points <member code> <add|remove> <points> ${why}`,
    run: async (platform, staff, [code, way, count], options) => {
      const sign = oneOf(way, ["add", "remove"]) === "add" ? 1 : -1;
      const points = sign * wholePoints(count);
      return doneOnce(await adjustPoints(platform, staff, { ...actOf(code, options), points }));
    },
  },
  books: {
    usage: "books",
    run: async (platform, staff) => {
      const books = await readBooks(platform, staff);
      if (books === "not allowed") throw new Refusal("Not done: not allowed.");
      const { accounts, sum, contradictions } = books;
      const verdict = contradictions.length === 0 && sum === 0 ? ["The books agree."] : linesOf(contradictions);
      return [...linesOf([...accounts, { account: "all together", points: sum }]), ...verdict];
    },
  },
  "points-rules": {
    usage: "points-rules",
    run: async (platform, staff) => {
      const rules = await readRules(platform, staff);
      if (rules === "not allowed") throw new Refusal("Not done: not allowed.");
      return linesOf(rules);
    },
  },
  "add-points-rules": {
    usage: `add-points-rules <moment, as 2026-12-12T00:00:00+07:00> <file> ${why}`,
    run: async (platform, staff, [moment, file], options) => {
      const change = { validFrom: momentOf(moment), ...whyOf(options) };
      const written = await jsonIn(needed(file, "The file"));
      return doneOnce(await addRules(platform, staff, { ...change, written }));
    },
  },
  "withdraw-points-rules": {
    usage: `withdraw-points-rules <moment at which they would begin> ${why}`,
    run: async (platform, staff, [moment], options) =>
      doneOnce(await withdrawRules(platform, staff, { validFrom: momentOf(moment), ...whyOf(options) })),
  },
  "unlock-pin": {
    usage: `unlock-pin <member code> ${why}`,
    run: async (platform, staff, [code], options) =>
      doneOnce(await unlock(platform, staff, "pin.unlocked", actOf(code, options))),
  },
  "unlock-card": {
    usage: `unlock-card <member code> ${why}`,
    run: async (platform, staff, [code], options) =>
      doneOnce(await unlock(platform, staff, "card.unlocked", actOf(code, options))),
  },
  "parked-messages": {
    usage: "parked-messages",
    run: async (platform, staff) => {
      const parked = await listParked(platform, staff);
      if (parked === "not allowed") throw new Refusal("Not done: not allowed.");
      return linesOf(parked);
    },
  },
  ...releaseActs({ releaseMessage, releaseMessages }),
  journal: {
    usage: "journal <member code, staff code, message id, topic or points-rules>",
    run: async (platform, staff, [code]) => {
      if (!mayDo(staff, "read the journal")) throw new Refusal("Not done: not allowed.");
      return linesOf(await actsOn(platform, needed(code, "The code")));
    },
  },
};

/** Accounts are created by anyone who has the database's settings, as at the shop. */
export const clubAccountActs: Readonly<Record<string, { readonly usage: string; readonly run: Run<[]> }>> = {
  add: {
    usage: `add <staff code> --name <name> --roles <${staffRoles.join(",")}>`,
    run: async (platform, [code], { name, roles }) => {
      const staffCode = needed(code, "The staff code");
      const given = needed(roles, "--roles")
        .split(",")
        .map((role) => oneOf(role, staffRoles));
      if (!(await addStaff(platform, { staffCode, name: needed(name, "--name"), roles: given })))
        throw new Refusal(`The code ${staffCode} is taken.`);
      return [`${staffCode} works at the club.`];
    },
  },
  end: {
    usage: "end <staff code>",
    run: async (platform, [code]) => {
      const staffCode = needed(code, "The staff code");
      if (!(await endStaff(platform, staffCode))) throw new Refusal(`Nobody works here under the code ${staffCode}.`);
      return [`${staffCode} works at the club no longer.`];
    },
  },
};

function actOf(code: string | undefined, options: ClubOptions) {
  return { memberCode: needed(code, "The member's code"), ...whyOf(options) };
}

function whyOf({ reason, key }: ClubOptions) {
  return { reason: shortText(reason, "--reason", 500), key: shortText(key, "--key", 80) };
}

/** @throws Refusal for anything but a moment with its offset */
function momentOf(text: string | undefined): Date {
  const read = z.iso.datetime({ offset: true }).safeParse(text);
  if (!read.success)
    throw new Refusal(`"${text ?? ""}" should be a moment with its offset, as 2026-12-12T00:00:00+07:00.`);
  return new Date(read.data);
}

/** @throws Refusal when it is empty or longer than so many characters */
function shortText(text: string | undefined, what: string, most: number): string {
  const written = needed(text?.trim(), what);
  if (written.length > most) throw new Refusal(`${what} has more than ${most} characters.`);
  return written;
}

/** @throws Refusal for anything but a whole number from 1 to a million */
function wholePoints(count: string | undefined): number {
  const points = /^[1-9]\d{0,6}$/.test(count ?? "") ? Number(count) : Number.NaN;
  if (!(points <= mostPoints)) throw new Refusal(`"${count ?? ""}" should be whole points, from 1 to ${mostPoints}.`);
  return points;
}

/** @throws Refusal for any answer but that it is done, now or before */
function doneOnce(answer: string): readonly string[] {
  if (answer !== "done" && answer !== "done before") throw new Refusal(`Not done: ${answer}.`);
  return [answer === "done" ? "Done." : "This was done before, under the same key; nothing has changed."];
}
