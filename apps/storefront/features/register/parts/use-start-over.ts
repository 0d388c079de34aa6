import { useEffect } from "react";
import { loadDocument } from "../../../platform/page/load-document.ts";
import { startAddress, startOverLater } from "../model/start-over.ts";

/** Starts over in a new document: only that page's policy allows third-party sign-ins. */
export function startOver(redirectUrl: string, isClub: boolean): void {
  loadDocument(startAddress(redirectUrl, isClub), { replace: true });
}

/** While `isOver`: starts over after the message [SGN-38]. */
export function useStartOver(isOver: boolean, redirectUrl: string, isClub: boolean): void {
  useEffect(
    () => (isOver ? startOverLater(() => startOver(redirectUrl, isClub)) : undefined),
    [isOver, redirectUrl, isClub],
  );
}
