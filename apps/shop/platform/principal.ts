/** An anonymous browser. */
export type Visitor = { readonly kind: "visitor"; readonly visitorKey: string; readonly accountCode?: undefined };

/** A visitor who gave an address and a number to check out. */
export type GuestAccountHolder = {
  readonly kind: "guest-account";
  readonly visitorKey: string;
  readonly accountCode: string;
};

/** Who has registered. */
export type MemberPrincipal = { readonly kind: "member"; readonly visitorKey: string; readonly accountCode: string };

export type Shopper = Visitor | GuestAccountHolder | MemberPrincipal;

export const staffRoles = ["finance", "support", "warehouse", "merchandising"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** A staff member with their roles. */
export type StaffPrincipal = {
  readonly kind: "staff";
  readonly staffCode: string;
  readonly roles: readonly StaffRole[];
};

/** Programs that act by themselves: our own recurring tasks, or outside parties. */
export const programNames = [
  "order-closing",
  "pick-up",
  "payment-provider",
  "courier",
  "stock-import",
  "offer-import",
  "content-import",
  "refunds",
  "club-events",
  "club-points",
  "club-joining",
  "erasure",
  "mailings",
  "staff-command",
] as const;

export type ProgramName = (typeof programNames)[number];

export type ProgramPrincipal = { readonly kind: "program"; readonly name: ProgramName };

/** Anyone who requests or does something, in sessions, the journal and calls to the club alike. */
export type Principal = Shopper | StaffPrincipal | ProgramPrincipal;

/** Those whose acts on orders, payments, stock and people are recorded in the journal. */
export type Worker = StaffPrincipal | ProgramPrincipal;

export function program(name: ProgramName): ProgramPrincipal {
  return { kind: "program", name };
}

/**
 * A lasting name for the person, browser or program that contains no secret: a visitor's key is not
 * stored.
 */
export function codeOf(principal: Principal): string {
  switch (principal.kind) {
    case "visitor":
      return "";
    case "guest-account":
    case "member":
      return principal.accountCode;
    case "staff":
      return principal.staffCode;
    case "program":
      return principal.name;
  }
}
