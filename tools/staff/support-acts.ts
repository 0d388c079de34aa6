import { parkedMessages } from "@gelora/service-kit/parked-messages.ts";
import { actsOn } from "../../apps/shop/modules/journal/journal.ts";
import { subjectKinds } from "../../apps/shop/modules/journal/subject-kinds.ts";
import { releaseMessage, releaseMessages } from "../../apps/shop/modules/staff/staff.ts";
import { lastCodeDays, liftLock, subjectOf } from "../../apps/shop/modules/verification/verification.ts";
import { releaseActs } from "./release-acts.ts";
import { expectAnswer, linesOf, mustBeAllowed, needed, oneOf, Refusal, type StaffAct } from "./staff-act.ts";

const codeDaysShown = 14;

/** What shoppers, and the shop itself, need from support. */

export const supportActs: Readonly<Record<string, StaffAct>> = {
  "lift-lock": {
    usage: "lift-lock <mobile number or address> <tries|sends>",
    run: async (platform, staff, [contact, what]) => {
      const subject = subjectOf(needed(contact, "The number or address"));
      if (!subject) throw new Refusal(`${contact} is neither a mobile number nor an address.`);
      return expectAnswer(await liftLock(platform, staff, subject, oneOf(what, ["tries", "sends"])), "lifted");
    },
  },
  "parked-messages": {
    usage: "parked-messages",
    run: async (platform, staff) => {
      mustBeAllowed(staff, "release parked messages");
      return linesOf(await parkedMessages(platform.database));
    },
  },
  ...releaseActs({ releaseMessage, releaseMessages }),
  "code-days": {
    usage: "code-days",
    run: async (platform, staff) => {
      mustBeAllowed(staff, "watch the money for codes");
      return linesOf(await lastCodeDays(platform, codeDaysShown));
    },
  },
  journal: {
    usage: `journal <${subjectKinds.join("|")}> <code>`,
    run: async (platform, staff, [kind, code]) => {
      mustBeAllowed(staff, "read the journal");
      return linesOf(await actsOn(platform, { kind: oneOf(kind, subjectKinds), code: needed(code, "The code") }));
    },
  },
};
