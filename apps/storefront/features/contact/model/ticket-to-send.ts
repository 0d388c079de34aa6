export type TicketValues = {
  readonly name: string;
  readonly email: string;
  /** One of `topics`; empty until chosen. */
  readonly topic: string;
  readonly orderCode: string;
  readonly text: string;
  /** Filled in by programs only. */
  readonly website: string;
};

export const topics = ["ORDER", "PAYMENT", "RETURN", "PRODUCT", "ACCOUNT", "OTHER"] as const;

type Account = { readonly [Name in "firstName" | "lastName" | "email"]?: string | null };

/** What the account says about who asks; empty where it says nothing. */
export function askerOf(account: Account | undefined): Pick<TicketValues, "name" | "email"> {
  const names = [account?.firstName, account?.lastName].filter(Boolean);
  return { name: names.join(" "), email: account?.email ?? "" };
}

/** A ticket as the shop takes it; without an order where none was named. */
export function ticketToSend({ name, email, topic, orderCode, text, website }: TicketValues) {
  return {
    name: name.trim(),
    email: email.trim(),
    topic: topics.find((one) => one === topic) ?? "OTHER",
    text: text.trim(),
    website,
    ...(orderCode.trim() ? { orderCode: orderCode.trim() } : {}),
  };
}
