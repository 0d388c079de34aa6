/** The states of an account's joining of the club. */
export const joiningEvents = {
  join: { from: "waiting", to: "joined", meaning: "the club has linked the account and a card" },
  refuse: { from: "waiting", to: "linked-elsewhere", meaning: "the number's card is linked to another account" },
} as const satisfies Readonly<Record<string, JoiningArrow>>;

type JoiningArrow = { readonly from: JoiningState; readonly to: JoiningState; readonly meaning: string };

export type JoiningState = "waiting" | "joined" | "linked-elsewhere";
