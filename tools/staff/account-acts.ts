import { addStaff, endStaff, enrolStaff } from "../../apps/shop/modules/staff/staff.ts";
import type { Platform } from "../../apps/shop/platform/platform.ts";
import { program, staffRoles } from "../../apps/shop/platform/principal.ts";
import { needed, oneOf, Refusal } from "./staff-act.ts";

type AccountAct = {
  readonly usage: string;
  readonly run: (
    platform: Platform,
    words: readonly string[],
    options: { readonly name?: string | undefined; readonly roles?: string | undefined },
  ) => Promise<readonly string[]>;
};

/**
 * Staff accounts are created by anyone who has the database's settings, because the first one
 * cannot be created by a colleague.
 */
export const accountActs: Readonly<Record<string, AccountAct>> = {
  add: {
    usage: `add <staff code> --name <name> --roles <${staffRoles.join(",")}>`,
    run: async (platform, [code], { name, roles }) => {
      const account = {
        staffCode: needed(code, "The staff code"),
        name: needed(name, "--name"),
        roles: needed(roles, "--roles")
          .split(",")
          .map((role) => oneOf(role, staffRoles)),
      };
      if (!(await addStaff(platform, program("staff-command"), account)))
        throw new Refusal(`The code ${account.staffCode} is taken.`);
      return [`${account.staffCode} works here.`];
    },
  },
  enrol: {
    usage: "enrol <staff code>",
    run: async (platform, [code]) => {
      const staffCode = needed(code, "The staff code");
      const enrolment = await enrolStaff(platform, program("staff-command"), staffCode);
      if (!enrolment.ok) throw new Refusal(`Nobody works here under the code ${staffCode}.`);
      const { password, secret, address } = enrolment.value;
      return [
        `${staffCode} signs in with this password, shown once: ${password}`,
        `and with six digits of an authenticator app. Its secret, shown once: ${secret}`,
        `or, as a QR code: ${address}`,
      ];
    },
  },
  end: {
    usage: "end <staff code>",
    run: async (platform, [code]) => {
      const staffCode = needed(code, "The staff code");
      if (!(await endStaff(platform, program("staff-command"), staffCode)))
        throw new Refusal(`Nobody works here under the code ${staffCode}.`);
      return [`${staffCode} works here no longer.`];
    },
  },
};
