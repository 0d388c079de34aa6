import { isMember, useClientState } from "../../platform/client-state.ts";
import { useWords } from "../../platform/use-words.ts";
import { Icon } from "../icon.tsx";

export const headerEntry = "relative grid size-11 place-items-center rounded-md hover:bg-tint";

/** Who is here is known in the browser only: a page comes with the guest's entry, of the same size. */
export function AccountEntry() {
  const member = useClientState(isMember);
  const firstName = useClientState(({ accountInfo }) => accountInfo?.firstName ?? "");
  return <AccountLink member={member} firstName={firstName} />;
}

/** A guest is led to the login, a member, whose initial it shows, to the orders; a guest account is no member [SHL-06, K04]. */
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
