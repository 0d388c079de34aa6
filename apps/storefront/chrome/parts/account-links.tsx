import type { ChromeWords } from "../chrome-words.ts";

/** The entries of the menus [SHL-12]. Coupons and addresses join when their pages do: no entry leads to nothing. */
const entries = [
  ["myOrder", "/account/order"],
  ["accountSetting", "/account/accountSetting"],
  ["trackOrder", "/order/track"],
  ["storeLocation", "/store"],
] as const;

/** Who is signed in is known in the browser only: what is for guests or members alone is shown by `data-for` (see `app.css`), and the way out works by `data-sign-out`. */
export function AccountLinks({ words, className }: { readonly words: ChromeWords; readonly className: string }) {
  return (
    <ul>
      <li data-for="guest">
        <a href="/login" className={className}>
          {words("signIn")}
        </a>
      </li>
      {entries.map(([key, address]) => (
        <li key={key}>
          <a href={address} className={className}>
            {words(key)}
          </a>
        </li>
      ))}
      <li data-for="member">
        <button type="button" data-sign-out="" className={`w-full ${className}`}>
          {words("signOut")}
        </button>
      </li>
    </ul>
  );
}
