import { Icon } from "@gelora/ui/icon.tsx";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { useWords } from "../../platform/words/use-words.ts";

export const headerEntry = "relative grid size-11 place-items-center rounded-md hover:bg-tint";

/**
 * Only the browser knows who is signed in: the page arrives with the guest's entry, which has the
 * same size.
 */
export function AccountEntry() {
  const member = useClientState(isMember);
  const firstName = useClientState(({ accountInfo }) => accountInfo?.firstName ?? "");
  return <AccountLink member={member} firstName={firstName} />;
}

/**
 * Guests go to the login, members (shown by their initial) to their orders; a guest account is no
 * member [SHL-06, K04].
 */
export function AccountLink({ member, firstName }: { readonly member: boolean; readonly firstName: string }) {
  const words = useWords("chrome");
  const initial = Array.from(firstName)[0];
  return (
    <a
      href={member ? "/account/order" : "/login"}
      aria-label={words(member ? "account" : "signIn")}
      className={headerEntry}
    >
      {member && initial ? (
        <span
          aria-hidden="true"
          className="grid size-7 place-items-center rounded-full bg-ink font-bold text-sm text-white uppercase"
        >
          {initial}
        </span>
      ) : (
        <Icon name="account" className="size-6" />
      )}
    </a>
  );
}
