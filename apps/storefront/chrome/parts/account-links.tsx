import type { ChromeWords } from "../chrome-words.ts";

/** The entries of the menus [SHL-12]. Coupons and addresses join when their pages do: no entry leads to nothing. */
const ofAccount = [
  ["myOrder", "/account/order"],
  ["accountSetting", "/account/accountSetting"],
] as const;
const ofEverybody = [
  ["trackOrder", "/order/track"],
  ["storeLocation", "/store"],
] as const;

type LinksProps = { readonly words: ChromeWords; readonly className: string };

/** Who is signed in is known in the browser only: what is for guests or members alone is shown by `data-for` (see `app.css`), and the way out works by `data-sign-out`. */
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
