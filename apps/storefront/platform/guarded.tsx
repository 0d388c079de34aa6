import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { clientState, useClientState } from "./client-state.ts";
import { type GuardName, routeGuards } from "./route-guards.ts";
import { sessionReady } from "./session.ts";

/**
 * Shows a page to those whom its guard admits and leads everybody else on. Who calls is known in the browser only: until then, and on the server, what waits is shown.
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
  // On the way through the account the person is known already: the page stands at once, and its place in it can be found again.
  const isKnown = useClientState(routeGuards[by].admits);
  const [admitted, setAdmitted] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void sessionReady().then(() => {
      if (isLeft) return;
      if (routeGuards[by].admits(clientState())) setAdmitted(true);
      else void navigate(routeGuards[by].leadsTo(pathname, search), { replace: true });
    });
    return () => {
      isLeft = true;
    };
  }, [by, pathname, search, navigate]);
  return admitted || isKnown ? children : waiting;
}
