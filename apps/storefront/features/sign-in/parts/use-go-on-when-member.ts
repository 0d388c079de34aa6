import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useWayBack } from "../../../platform/page/way-back.ts";
import { clientState, isMember } from "../../../platform/session/client-state.ts";
import { sessionReady } from "../../../platform/session/session.ts";

/** Members who open a login page are sent on. A guest account may still register. */
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
    // Checked once, on arrival: a sign-in here redirects by itself.
  }, [navigate, wayBack]);
}
