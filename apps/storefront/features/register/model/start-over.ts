import { withWayBack } from "../../../platform/page/way-back.ts";

/** Where a registration begins: the shop's, and the club's. */
export const registrationStart = "/register";
export const clubRegistrationStart = "/register/mapclub";

/** Where one begins again, with the same way on. */
export function startAddress(redirectUrl: string, isClub: boolean): string {
  return withWayBack(isClub ? clubRegistrationStart : registrationStart, redirectUrl);
}

const startOverAfterMs = 3000;

/**
 * After a registration token has expired, its message shows for three seconds, then the
 * registration starts over [SGN-38]. @returns how to stop
 */
export function startOverLater(startOver: () => void): () => void {
  const timer = setTimeout(startOver, startOverAfterMs);
  return () => clearTimeout(timer);
}
