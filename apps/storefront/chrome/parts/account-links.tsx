import type { ChromeWords } from "../chrome-words.ts";

/** The six entries of the menus [SHL-12]. */
const entries = [
  ["myOrder", "/account/order"],
  ["coupons", "/account/coupons"],
  ["address", "/account/address"],
  ["accountSetting", "/account/accountSetting"],
  ["trackOrder", "/order/track"],
  ["storeLocation", "/store"],
] as const;

export function AccountLinks({ words, className }: { readonly words: ChromeWords; readonly className: string }) {
  return (
    <ul>
      {entries.map(([key, address]) => (
        <li key={key}>
          <a href={address} className={className}>
            {words(key)}
          </a>
        </li>
      ))}
    </ul>
  );
}
