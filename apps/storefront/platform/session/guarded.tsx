import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { clientState, useClientState } from "./client-state.ts";
import { type GuardName, routeGuards } from "./route-guards.ts";
import { sessionReady } from "./session.ts";

/**
 * Shows a page to those whom its guard admits and redirects everyone else. Only the browser knows
 * the account: until then, and on the server, the skeleton is shown.
 */
export function Guarded({
  by,
  waiting,
  children,
}: {
  readonly by: GuardName;
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // On navigation within the account the member is already known: the page renders at once, so its
  // scroll position can be restored.
  const isKnown = useClientState(routeGuards[by].admits);
  const [admitted, setAdmitted] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void sessionReady().then(() => {
      if (isLeft) return;
      if (routeGuards[by].admits(clientState())) setAdmitted(true);
      else void navigate(routeGuards[by].leadsTo(pathname, search, clientState()), { replace: true });
    });
    return () => {
      isLeft = true;
    };
  }, [by, pathname, search, navigate]);
  return admitted || isKnown ? children : waiting;
}
