import type { ChromeWords } from "../chrome-words.ts";

/** The menus' entries [SHL-12]. */
const ofAccount = [
  ["myOrder", "/account/order"],
  ["coupons", "/account/coupons"],
  ["address", "/account/address"],
  ["accountSetting", "/account/accountSetting"],
] as const;
const ofEverybody = [
  ["trackOrder", "/order/track"],
  ["storeLocation", "/store"],
] as const;

type LinksProps = { readonly words: ChromeWords; readonly className: string };

/**
 * Only the browser knows who is signed in: `data-for` shows entries to guests or members (see
 * `app.css`), and `data-sign-out` marks the sign-out button.
 */
export function AccountLinks({ words, className }: LinksProps) {
  return (
    <ul>
      <li data-for="guest">
        <a href="/login" className={className}>
          {words("signIn")}
        </a>
      </li>
      <Links entries={ofAccount} words={words} className={className} />
      <li data-for="member">
        <button type="button" data-sign-out="" className={`w-full ${className}`}>
          {words("signOut")}
        </button>
      </li>
      <Links entries={ofEverybody} words={words} className={className} />
    </ul>
  );
}

function Links({
  entries,
  words,
  className,
}: LinksProps & { readonly entries: typeof ofAccount | typeof ofEverybody }) {
  return entries.map(([key, address]) => (
    <li key={key}>
      <a href={address} className={className}>
        {words(key)}
      </a>
    </li>
  ));
}
