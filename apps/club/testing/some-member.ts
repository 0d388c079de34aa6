import type { SeededMember } from "../modules/membership/membership.ts";

/** A member whose address and number are confirmed, where a test does not say otherwise. */
export const someMember = (own: Pick<SeededMember, "memberCode" | "mobile"> & Partial<SeededMember>): SeededMember => ({
  firstName: "Dewi",
  lastName: "Kartika",
  email: "dewi@contoh.id",
  emailVerified: true,
  phoneVerified: true,
  status: "ACTIVE",
  ...own,
});
