/** What somebody owns. */
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
/** `told`, `absent`, or the code of the refusal: for each kind of caller, and for the one whose things are asked for. */
type Verdicts = Readonly<Record<Kind | "owner", string>>;
export type Row = {
  readonly ask: string;
  /** What is asked for, of somebody's; absent where nothing is named. */
  readonly variables?: (world: World) => object;
  /** Who may own such a thing; all of them when left out. */
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
/** The owner's alone: others learn no more than if it were not there. */
export const ownersAlone = (foreign: string, nobody = "0002") => ({ ...everybody(foreign), nobody, owner: "told" });
/** A guest account is no member [K04]. */
export const membersAlone = (verdict: string) => ({ ...everybody("0002"), member: verdict });
