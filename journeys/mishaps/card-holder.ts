import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import type { Gelora } from "../support/gelora.ts";

type Person = {
  /** At the shop. */
  readonly account: string;
  readonly password: string;
  readonly card: { readonly mobile: string; readonly password: string };
};

/** A session of a member of the shop, in which they link a card. */
export type CardHolder = {
  /** Links the card to the account. @returns whether the club said so */
  link(): Promise<boolean>;
  /** The same, away from the account that it is linked to. */
  switchHere(): Promise<boolean>;
  unlink(): Promise<boolean>;
};

/**
 * Seeded members, as the README names them: one with a card that is not linked, one with a card of
 * her older account.
 */
export const fajar: Person = {
  account: "fajar@gelora.example",
  password: "Lempar-Jauh4",
  card: { mobile: "8120000010", password: "Poin-Hijau6" },
};
export const gita: Person = {
  account: "gita@gelora.example",
  password: "Senam-Pagi6",
  card: { mobile: "8120000011", password: "Poin-Biru7" },
};

const encodePassword = (password: string): string => Buffer.from(password, "utf8").toString("base64");

export async function signInWithCard(addresses: Gelora, { account, password, card }: Person): Promise<CardHolder> {
  const shop = gatewayCaller(`${addresses.shop}/graphql`);
  const { login } = await shop.call<{ login: { data: { userAuthToken: string }[] | null } }>(
    "Login",
    "mutation Login($input: LoginInput!) { login(input: $input) { data { userAuthToken } } }",
    { input: { account, password: encodePassword(password) } },
  );
  const club = gatewayCaller(`${addresses.club}/loyalty/graphql`);
  club.token = login.data?.[0]?.userAuthToken;
  if (!club.token) throw new Error(`${account} could not sign in`);
  const ask = async (name: string, inputType: string, input: object, result: string) => {
    const query = `query Ask($input: ${inputType}!) { ${name}(input: $input) { ${result} } }`;
    return (
      await club.call<Readonly<Record<string, { thirdId?: string; success?: boolean }>>>("Ask", query, { input })
    )[name];
  };
  const use = async (name: "mapClubBindConfirm" | "mapClubSwitchBind") => {
    const credentials = { mobile: card.mobile, password: encodePassword(card.password) };
    const bound = await ask("mapClubBindAccount", "LoyaltyCredentialsInput", credentials, "thirdId");
    const told = await ask(name, "LoyaltyBindInput", { mobile: card.mobile, thirdId: bound?.thirdId }, "success");
    return told?.success === true;
  };
  return {
    link: () => use("mapClubBindConfirm"),
    switchHere: () => use("mapClubSwitchBind"),
    unlink: async () => {
      const query = "query Unbind { mapClubUnbind { success } }";
      const { mapClubUnbind } = await club.call<{ mapClubUnbind: { success: boolean } }>("Unbind", query);
      return mapClubUnbind.success;
    },
  };
}
