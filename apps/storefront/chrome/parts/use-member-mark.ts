import { useEffect } from "react";
import { isMember, useClientState } from "../../platform/client-state.ts";
import { signOut } from "../../platform/sign-out.ts";

/** Tells the parts of the layout that the server made whole whether a member is here (`data-for` in them), and makes their ways out work. */
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
