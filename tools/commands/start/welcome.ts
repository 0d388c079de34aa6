import type { SeededGuestOrder } from "../../people/seeded-guest-order.ts";
import { seededClubMembers } from "../../people/seeded-people.ts";
import type { RunningGelora } from "./launch.ts";

/** What a person reads when everything runs: where to go first, then the rest. */
export function welcome(
  { addresses, dataFolder, ports }: RunningGelora,
  seconds: number,
  guestOrder?: SeededGuestOrder,
): string {
  const people = seededClubMembers.map(
    ({ firstName, lastName, mobile, status }) =>
      `             +62 ${mobile}  ${firstName} ${lastName}, ${status.toLowerCase()} in the club`,
  );
  if (guestOrder) {
    people.push(`             a guest's order ${guestOrder.orderCode}, to track with ${guestOrder.email}`);
  }
  return `
Gelora is ready (${seconds.toFixed(1)} s).

  Store      ${addresses.storefront}
  Postbox    ${addresses.sandbox}/postbox   mails and messages that the shop sends
  Gateways   ${addresses.shop}/graphql · ${addresses.club}/loyalty/graphql
  Sandbox    ${addresses.sandbox}           payment provider, courier, mail on port ${ports.smtp}

  People known from the start (anyone can buy as a guest):
${people.join("\n")}

  Logs and data: ${dataFolder}   Stop: Ctrl-C
`;
}
