import type { StaffPrincipal, StaffRole } from "../../../platform/principal.ts";

/**
 * What staff may do, and the roles that allow it (one is enough). An act that is not listed is
 * forbidden.
 */
const rolesFor = {
  "decide on payments": ["finance"],
  "decide on refunds": ["finance"],
  "decide on returns": ["support"],
  "receive returns": ["warehouse"],
  "moderate reviews": ["support"],
  "answer questions": ["support"],
  "answer tickets": ["support"],
  "lift locks": ["support"],
  "count stock": ["warehouse"],
  "read the journal": ["finance", "support"],
  "report pick-ups ready": ["warehouse"],
  "hand over pick-ups": ["warehouse"],
  "limit purchases": ["merchandising"],
  "write offers": ["merchandising"],
  "write flash sales": ["merchandising"],
  "write size guides": ["merchandising"],
  "replay offers": ["merchandising"],
  "preview the shop": ["merchandising"],
  "edit pages": ["merchandising"],
  "write mailings": ["merchandising"],
  "look at subscribers": ["merchandising", "support"],
  "release parked messages": ["support"],
  "watch the money for codes": ["finance", "support"],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffAct = keyof typeof rolesFor;

/**
 * Whether this person may do something. Roles do not include each other: a person may have several.
 */
export function mayDo({ roles }: StaffPrincipal, act: StaffAct): boolean {
  const enough: readonly StaffRole[] = rolesFor[act];
  return roles.some((role) => enough.includes(role));
}

export const staffActs: readonly StaffAct[] = [
  "decide on payments",
  "decide on refunds",
  "decide on returns",
  "receive returns",
  "moderate reviews",
  "answer questions",
  "answer tickets",
  "lift locks",
  "count stock",
  "read the journal",
  "report pick-ups ready",
  "hand over pick-ups",
  "limit purchases",
  "write offers",
  "write flash sales",
  "write size guides",
  "replay offers",
  "preview the shop",
  "edit pages",
  "write mailings",
  "look at subscribers",
  "release parked messages",
  "watch the money for codes",
];
