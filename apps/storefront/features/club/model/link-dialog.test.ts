import { describe, expect, test } from "vitest";
import { linkDialogPage } from "../testing/link-dialog-page.ts";
import {
  closedDialog,
  eventOfSwitch,
  eventOfYes,
  type LinkDetails,
  type LinkDialog,
  type LinkEvent,
  type LinkEventName,
  type LinkState,
  linkEvents,
  linkStates,
  lostLinks,
  moveDialog,
  stateAfter,
} from "./link-dialog.ts";

const isState = (name: string): name is LinkState => Object.hasOwn(linkStates, name);
const isEvent = (name: string): name is LinkEventName => Object.hasOwn(linkEvents, name);
const states = Object.keys(linkStates).filter(isState);
const events = Object.keys(linkEvents).filter(isEvent);

/** Written by hand from the requirements, to catch an error in the table. */
const arrows = [
  "closed invited intro",
  "closed foundElsewhere elsewhere",
  "closed unlinkAsked unlink",
  "intro linkNow form",
  "intro postponed closed",
  "form sent checking",
  "form cancelled intro",
  "checking found confirm",
  "checking unknown wrong",
  "linking unknown wrong",
  "checking notChecked form",
  "confirm denied form",
  "wrong denied form",
  "confirm switchAsked elsewhere",
  "confirm linkSent linking",
  "linking notLinked confirm",
  "linking linked connected",
  "linking foundLinked elsewhere",
  "linking expired form",
  "elsewhere switchBegun form",
  "elsewhere switchConfirmed confirm",
  "elsewhere switchCancelled closed",
  "unlink unlinkSent unlinking",
  "unlink unlinkCancelled closed",
  "unlinking notUnlinked unlink",
  "unlinking unlinked disconnected",
  ...["intro", "form", "checking", "confirm", "wrong", "linking", "elsewhere", "unlink", "unlinking"].map(
    (state) => `${state} closed closed`,
  ),
];

const details: LinkDetails = {
  firstName: "Ayu",
  lastName: "Lestari",
  mobile: "8120000001",
  thirdId: "third",
  thirdExist: false,
  cardHasAccount: false,
  accountHasCard: false,
  isValid: true,
  isGuest: false,
};
const failure = { kind: "network", code: "", message: "" } as const;
const carried = { mobile: "8120000001", details, failure };
/** An event that carries everything, more than its own. */
const happening = (name: LinkEventName) => ({ name, ...carried }) as LinkEvent;
/** What happens after one another. */
const after = (...names: readonly LinkEventName[]): LinkDialog => names.map(happening).reduce(moveDialog, closedDialog);

describe("the table of the linking dialog", () => {
  test("[LNK-10~, LNK-20~] every arrow leads where the documents say, and every other one is refused", () => {
    const walked = states.flatMap((from) =>
      events.flatMap((event) => {
        const to = stateAfter(from, event);
        return to ? [`${from} ${event} ${to}`] : [];
      }),
    );
    expect(walked.sort()).toEqual([...arrows].sort());
    const all = states.length * events.length;
    const refused = states.flatMap((state) => events.filter((event) => stateAfter(state, event) === undefined));
    expect(refused).toHaveLength(all - arrows.length);
  });

  test("a refused event leaves the dialog as it is, whatever it carries", () => {
    const pairs = states.flatMap((state) => events.map((name) => ({ state, name })));
    for (const { state, name } of pairs.filter((pair) => stateAfter(pair.state, pair.name) === undefined)) {
      const dialog = { ...closedDialog, state };
      expect(moveDialog(dialog, happening(name))).toBe(dialog);
    }
  });

  test("every state can be reached", () => {
    const reached = new Set<LinkState>(["closed"]);
    for (const _round of states)
      for (const state of Array.from(reached))
        for (const event of events) {
          const next = stateAfter(state, event);
          if (next) reached.add(next);
        }
    expect([...reached].sort()).toEqual([...states].sort());
  });

  test("docs/linking-dialog.md says what the table says", async () => {
    await expect(linkDialogPage()).toMatchFileSnapshot("../../../../../docs/linking-dialog.md");
  });
});

describe("what the dialog knows", () => {
  test("[LNK-09~] whatever closes it forgets everything", () => {
    const closings = states.flatMap((state) => events.filter((event) => stateAfter(state, event) === "closed"));
    expect(closings.length).toBeGreaterThan(10);
    for (const state of states)
      for (const name of events) {
        const dialog = { state, ...carried, switchConfirmed: true };
        if (stateAfter(state, name) === "closed") expect(moveDialog(dialog, happening(name))).toEqual(closedDialog);
      }
  });

  test("[LNK-17~, LNK-28~] an unknown number is an invalid account that carries the entered number", () => {
    const dialog = after("invited", "linkNow", "sent", "unknown");
    expect(dialog.state).toBe("wrong");
    expect(dialog.details).toMatchObject({ mobile: "8120000001", isValid: false, thirdId: "" });
    expect(moveDialog(dialog, { name: "denied" })).toMatchObject({ state: "form", mobile: "8120000001" });
  });

  test("a failed call is shown in the step that it came from, until the next event", () => {
    const failed = after("invited", "linkNow", "sent", "notChecked");
    expect(failed).toMatchObject({ state: "form", failure });
    expect(moveDialog(failed, { name: "sent", mobile: "812" }).failure).toBeUndefined();
  });

  test("[LNK-14~, LNK-15~, LNK-18~] a yes links at once, or asks first where a link would be given up", () => {
    const found = after("invited", "linkNow", "sent", "found");
    expect(eventOfYes(found)).toBe("linkSent");
    const elsewhere = moveDialog(after("invited", "linkNow", "sent"), {
      name: "found",
      details: { ...details, thirdExist: true },
    });
    expect(eventOfYes(elsewhere)).toBe("switchAsked");
    const asked = moveDialog(elsewhere, { name: "switchAsked" });
    const confirmed = moveDialog(asked, { name: "switchConfirmed" });
    expect(confirmed.state).toBe("confirm");
    expect(eventOfYes(confirmed)).toBe("linkSent");
  });

  test("[SOC-09~] the flag of a sign-in knows no account: a switch asks for the number and password first, and once", () => {
    const elsewhere = after("foundElsewhere");
    expect([elsewhere.state, elsewhere.mobile, eventOfSwitch(elsewhere)]).toEqual([
      "elsewhere",
      "8120000001",
      "switchBegun",
    ]);
    const begun = moveDialog(elsewhere, { name: "switchBegun" });
    const found = [
      { name: "sent", mobile: "8120000001" } as const,
      { name: "found", details: { ...details, thirdExist: true } } as const,
    ].reduce(moveDialog, begun);
    expect([found.state, eventOfYes(found)]).toEqual(["confirm", "linkSent"]);
  });

  test.each([
    ["another account of the card", { cardHasAccount: true }, ["account"]],
    ["another card of the account", { accountHasCard: true }, ["card"]],
    ["both", { cardHasAccount: true, accountHasCard: true }, ["account", "card"]],
    ["what was linked meanwhile", {}, ["either"]],
  ])("[LNK-06~] [LNK-27~] a switch gives up %s", (_what, sides, lost) => {
    const dialog = { ...closedDialog, details: { ...details, thirdExist: true, ...sides } };
    expect(lostLinks(dialog)).toEqual(lost);
  });

  test("[SOC-09~] the flag of a sign-in is about the account that has the member's card", () => {
    expect(lostLinks(after("foundElsewhere"))).toEqual(["account"]);
  });

  test("a switch is confirmed for its number only: another one asks again", () => {
    const confirmed = {
      ...closedDialog,
      ...carried,
      failure: undefined,
      state: "confirm",
      switchConfirmed: true,
    } as const;
    const again = moveDialog(moveDialog(confirmed, { name: "denied" }), { name: "sent", mobile: "8120000005" });
    expect(again).toMatchObject({ mobile: "8120000005", details: undefined, switchConfirmed: false });
  });

  test("[LNK-18~] a link that someone else made meanwhile leads to the question about switching", () => {
    const late = moveDialog(after("invited", "linkNow", "sent", "found", "linkSent"), { name: "foundLinked" });
    expect([late.state, eventOfSwitch(late)]).toEqual(["elsewhere", "switchConfirmed"]);
    expect(late.details).toEqual({ ...details, thirdExist: true });
  });
});
