import type { ImportedMember } from "../member-import.ts";

/** As all of these say it. */
export const person = { firstName: "Bayu", lastName: "Saputra", language: "id-ID" } as const;
/** A record of each kind that a number may meet. */
export const known: readonly ImportedMember[] = [
  { ...person, memberCode: "M1", status: "active", mobile: "81700000001", mobileVerified: true, emailVerified: false },
  { ...person, memberCode: "M2", status: "active", mobile: "81700000002", mobileVerified: true, emailVerified: false },
  {
    ...person,
    memberCode: "M3",
    status: "inactive",
    mobile: "81700000003",
    mobileVerified: true,
    email: "Bayu@Contoh.id",
    emailVerified: false,
    birthDate: "1995-08-17",
    gender: "MALE",
  },
  { ...person, memberCode: "M4", status: "active", mobile: "81700000004", mobileVerified: false, emailVerified: false },
];
