import { useEffect } from "react";
import { withWayBack } from "../../../platform/page/way-back.ts";
import { registrationStart, startOverLater } from "../model/start-over.ts";

/** Starts over in a new document: only that page's policy allows third-party sign-ins. */
export function startOver(redirectUrl: string): void {
  location.replace(withWayBack(registrationStart, redirectUrl));
}

/** While `isOver`: starts over after the message [SGN-38]. */
export function useStartOver(isOver: boolean, redirectUrl: string): void {
  useEffect(() => (isOver ? startOverLater(() => startOver(redirectUrl)) : undefined), [isOver, redirectUrl]);
}
