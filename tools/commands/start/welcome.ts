import type { SeededGuestOrder } from "../../../demo/people/seeded-guest-order.ts";
import { type SeededMember, seededClubMembers, seededShopMembers } from "../../../demo/people/seeded-people.ts";
import { type SeededStaff, seededStaff } from "../../../demo/people/seeded-staff.ts";
import type { RunningGelora } from "./launch.ts";

/** The message when everything runs: where to go first, then the rest. */
export function welcome(
  { addresses, dataFolder, ports }: RunningGelora,
  seconds: number,
  guestOrder?: SeededGuestOrder,
): string {
  const people = [...seededShopMembers.map(memberLine), ...clubOnly().map(clubLine)];
  if (guestOrder) {
    people.push(`             a guest's order ${guestOrder.orderCode}, to track with ${guestOrder.email}`);
  }
  return `
Gelora is ready (${seconds.toFixed(1)} s).

  Store      ${addresses.storefront}
  Postbox    ${addresses.sandbox}/postbox   mails and messages that the shop sends
  Gateways   ${addresses.shop}/graphql · ${addresses.club}/loyalty/graphql
  Sandbox    ${addresses.sandbox}           payment provider, courier, mail on port ${ports.smtp}

  People known from the start, with their passwords (anyone can buy as a guest):
${people.join("\n")}

  Staff, for npm run desk, with their passwords and the secrets of their authenticator app:
${seededStaff.map(staffLine).join("\n")}

  Logs and data: ${dataFolder}   Stop: Ctrl-C
`;
}

function memberLine({ member, password, remark }: SeededMember): string {
  const { email = "", mobile } = member;
  const number = mobile ? `+62 ${mobile}` : "no number";
  return `             ${email.padEnd(24)} ${number.padEnd(15)} ${(password ?? "").padEnd(15)} ${member.firstName}, ${remark}`;
}

/** Club members whom the shop does not know: their numbers can still register. */
function clubOnly() {
  const known = new Set(seededShopMembers.map(({ member }) => member.mobile));
  return seededClubMembers.filter(({ mobile }) => !known.has(mobile));
}

function clubLine({ email, mobile, firstName, status, password = "" }: (typeof seededClubMembers)[number]): string {
  return `             ${email.padEnd(24)} +62 ${mobile}  ${password.padEnd(15)} ${firstName}, ${status.toLowerCase()} in the club alone`;
}

function staffLine({ staffCode, password, secret, roles }: SeededStaff): string {
  return `             ${staffCode.padEnd(6)} ${password.padEnd(15)} ${secret}  ${roles.join(", ")}`;
}
