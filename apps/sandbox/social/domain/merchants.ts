/** A client program registered with the providers. */
export type Merchant = {
  readonly id: string;
  readonly secret: string;
  readonly name: string;
  /** Google's allowed redirect addresses, matched exactly. */
  readonly redirectUri: string;
  /** The origins whose scripts Facebook gives a token to. */
  readonly origin: string;
};

/** Another shop at the same providers: its tokens must open nothing at ours. */
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
