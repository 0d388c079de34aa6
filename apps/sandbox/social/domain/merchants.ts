/** A program that people sign in to with their account at the provider, as the provider has it in its books. */
export type Merchant = {
  readonly id: string;
  readonly secret: string;
  readonly name: string;
  /** Where Google sends a browser back to, word for word. */
  readonly redirectUri: string;
  /** The pages whose scripts Facebook hands a token to. */
  readonly origin: string;
};

/** Another shop at the same providers: what they give to it must open nothing at ours. */
export const otherMerchant = {
  id: "900000000000009",
  secret: "other-shop-local-secret",
  name: "Another shop",
} as const;

export function merchantsOf(own: { readonly id: string; readonly secret: string }, storefrontUrl: string): Merchant[] {
  const place = { redirectUri: `${storefrontUrl}/register/google`, origin: new URL(storefrontUrl).origin };
  return [
    { ...own, name: "Gelora", ...place },
    { ...otherMerchant, ...place },
  ];
}
