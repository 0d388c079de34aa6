import type { Member } from "../../apps/club/modules/membership/membership.ts";

/** People whom a new Gelora knows from the start, printed by `npm start`. */
export const seededClubMembers: readonly Member[] = [
  {
    memberCode: "MC-0001",
    mobile: "8120000001",
    firstName: "Ayu",
    lastName: "Lestari",
    email: "ayu@gelora.example",
    emailVerified: true,
    phoneVerified: true,
    status: "ACTIVE",
  },
  {
    memberCode: "MC-0002",
    mobile: "8120000002",
    firstName: "Bagus",
    lastName: "Wirawan",
    email: "bagus@gelora.example",
    emailVerified: false,
    phoneVerified: true,
    status: "INACTIVE",
  },
];
