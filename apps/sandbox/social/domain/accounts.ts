import { createHash } from "node:crypto";
import { z } from "zod";

/**
 * A person's account at a provider. `emailConfirmed` false: the person entered the address there,
 * and nobody verified it.
 */
export type Account = {
  readonly key: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  /** A hint for people who try the shop. */
  readonly note: string;
};

/** The same people at both providers. Ayu and Bagus are among the seeded people of a new Gelora. */
export const seededAccounts: readonly Account[] = [
  {
    key: "ayu",
    givenName: "Ayu",
    familyName: "Lestari",
    email: "ayu@gelora.example",
    emailConfirmed: true,
    note: "Has an account at the store with the same address",
  },
  {
    key: "bagus",
    givenName: "Bagus",
    familyName: "Wirawan",
    email: "bagus@gelora.example",
    emailConfirmed: true,
    note: "The store's record with this address is not active",
  },
  {
    key: "dewi",
    givenName: "Dewi",
    familyName: "Kartika",
    email: "dewi.kartika@example.com",
    emailConfirmed: true,
    note: "New to the store",
  },
  {
    key: "rizky",
    givenName: "Rizky",
    familyName: "Pratama",
    email: "rizky.pratama@example.com",
    emailConfirmed: false,
    note: "New to the store, address not confirmed",
  },
  {
    key: "stranger",
    givenName: "Anton",
    familyName: "Samaran",
    email: "ayu@gelora.example",
    emailConfirmed: false,
    note: "Claims Ayu's address, which the provider has not confirmed",
  },
];

const typedSchema = z.object({
  email: z.email().max(200),
  givenName: z.string().trim().min(1).max(50),
  familyName: z.string().trim().max(50).default(""),
  emailConfirmed: z.enum(["yes", "no"]).default("yes"),
});

/** The account that a person picked or typed; undefined for an invalid form. */
export function chosenAccount(form: Readonly<Record<string, unknown>>): Account | undefined {
  if (form.account !== "typed") return seededAccounts.find(({ key }) => key === form.account);
  const typed = typedSchema.safeParse(form);
  if (!typed.success) return undefined;
  const { email, givenName, familyName, emailConfirmed } = typed.data;
  const confirmed = emailConfirmed === "yes";
  const key = `typed:${email.toLowerCase()}:${confirmed ? "confirmed" : "claimed"}`;
  return { key, givenName, familyName, email, emailConfirmed: confirmed, note: "" };
}

/** The provider's id of an account: stable, and different at each provider. */
export function subjectOf(provider: "google" | "facebook", account: Account): string {
  const digest = createHash("sha256").update(`${provider}:${account.key}`).digest("hex");
  return `1${BigInt(`0x${digest}`)
    .toString()
    .slice(0, provider === "google" ? 20 : 15)}`;
}
