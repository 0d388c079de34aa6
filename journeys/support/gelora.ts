/** The addresses of a running Gelora's programs. */
export type Gelora = {
  readonly storefront: string;
  readonly shop: string;
  readonly club: string;
  readonly sandbox: string;
};
