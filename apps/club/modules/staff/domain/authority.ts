export const staffRoles = ["finance", "support"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Someone who works at the club, with their roles. */
export type StaffPrincipal = {
  readonly kind: "staff";
  readonly staffCode: string;
  readonly roles: readonly StaffRole[];
};

/**
 * What staff of the club may do, and the roles that allow it (one is enough). An act that is not
 * listed is forbidden.
 */
const rolesFor = {
  "adjust points": ["finance"],
  "add up the books": ["finance"],
  "change rules of points": ["finance"],
  "unlock PINs and cards": ["support"],
  "release parked messages": ["support"],
  "read the journal": ["finance", "support"],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

/**
 * Whether this person may do something. Roles do not include each other: a person may have several.
 */
export function mayDo({ roles }: StaffPrincipal, act: keyof typeof rolesFor): boolean {
  const enough: readonly StaffRole[] = rolesFor[act];
  return roles.some((role) => enough.includes(role));
}
