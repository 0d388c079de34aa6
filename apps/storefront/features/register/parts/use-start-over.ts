import { useEffect } from "react";
import { withWayBack } from "../../../platform/way-back.ts";
import { shopSignUp } from "../model/sign-up-way.ts";
import { startOverLater } from "../model/start-over.ts";

/** Leads back to the start in a new document: only there are the ways by a third party let in. */
export function startOver(redirectUrl: string): void {
  location.replace(withWayBack(shopSignUp.start, redirectUrl));
}

/** While `isOver`: back to the start after the message [SGN-38]. */
export function useStartOver(isOver: boolean, redirectUrl: string): void {
  useEffect(() => (isOver ? startOverLater(() => startOver(redirectUrl)) : undefined), [isOver, redirectUrl]);
}
