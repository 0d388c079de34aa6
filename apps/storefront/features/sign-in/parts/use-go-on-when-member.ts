import { useEffect } from "react";
import { useNavigate } from "react-router";
import { clientState, isMember } from "../../../platform/client-state.ts";
import { sessionReady } from "../../../platform/session.ts";
import { useWayBack } from "../../../platform/way-back.ts";

/** Whoever comes to a door that is open already goes through. A guest account may still become a member. */
export function useGoOnWhenMember(): void {
  const navigate = useNavigate();
  const wayBack = useWayBack();
  useEffect(() => {
    let isLeft = false;
    void sessionReady().then(() => {
      if (!isLeft && isMember(clientState())) void navigate(wayBack, { replace: true });
    });
    return () => {
      isLeft = true;
    };
    // Asked once, when the page comes: signing in here has its own way on.
  }, [navigate, wayBack]);
}
