import { useEffect } from "react";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { signOut } from "../../platform/session/sign-out.ts";

/**
 * Marks server-rendered parts of the layout for member or guest (`data-for`), and makes their
 * sign-out buttons work.
 */
export function useMemberMark(): void {
  const member = useClientState(isMember);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-member", member);
  }, [member]);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest("[data-sign-out]")) void signOut();
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
