import { useEffect } from "react";
import { useNavigate } from "react-router";
import { loadDocument } from "../../platform/page/load-document.ts";
import { clientState, isMember } from "../../platform/session/client-state.ts";
import { sessionReady } from "../../platform/session/session.ts";

/**
 * Members who open a page for signing in or registering are sent on [REG-01]. A guest account may
 * still do both.
 * @param to an own path
 * @param options.newDocument loads a new document, which drops third-party scripts
 */
export function useGoOnWhenMember(to: string, { newDocument = false } = {}): void {
  const navigate = useNavigate();
  useEffect(() => {
    let isLeft = false;
    void sessionReady().then(() => {
      if (isLeft || !isMember(clientState())) return;
      if (newDocument) loadDocument(to, { replace: true });
      else void navigate(to, { replace: true });
    });
    return () => {
      isLeft = true;
    };
    // Checked once, on arrival: a sign-in here redirects by itself.
  }, [navigate, to, newDocument]);
}
