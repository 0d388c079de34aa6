/** What someone owns. */
export type World = {
  readonly accountCode: string;
  readonly orderCode: string;
  readonly cartItemId: string;
  readonly checkoutId: string;
  /** A member's session on another device. */
  readonly sessionId: string;
};
export type Owner = "guest A" | "member A";
export type Actor = "nobody" | "visitor A" | "visitor B" | "guest B" | "member B" | Owner;
type Kind = "nobody" | "visitor" | "guest" | "member";
/** `told`, `absent`, or the failure's code: for each kind of caller, and for the owner. */
type Verdicts = Readonly<Record<Kind | "owner", string>>;
export type Row = {
  readonly ask: string;
  /** Refers to someone's things; absent where nothing is named. */
  readonly variables?: (world: World) => object;
  /** Who may own such a thing; everyone when absent. */
  readonly owners?: readonly Owner[];
  readonly verdicts: Verdicts;
};

export const owners: readonly Owner[] = ["guest A", "member A"];
export const actors: readonly Actor[] = ["nobody", "visitor A", "visitor B", "guest B", "member B", ...owners];
export const kindOf: Readonly<Record<Actor, Kind>> = {
  nobody: "nobody",
  "visitor A": "visitor",
  "visitor B": "visitor",
  "guest A": "guest",
  "guest B": "guest",
  "member A": "member",
  "member B": "member",
};
export const everybody = (verdict: string): Verdicts => ({
  nobody: verdict,
  visitor: verdict,
  guest: verdict,
  member: verdict,
  owner: verdict,
});
export const sessions = (verdict: string) => ({ ...everybody(verdict), nobody: "0002" });
/** For the owner only: others learn no more than if it did not exist. */
export const ownersAlone = (foreign: string, nobody = "0002") => ({ ...everybody(foreign), nobody, owner: "answered" });
/** A guest account is not a member [K04]. */
export const membersAlone = (verdict: string) => ({
  ...everybody("ACCOUNT_NEEDED"),
  nobody: "0002",
  member: verdict,
});
