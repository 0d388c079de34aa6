/** Where a registration begins. */
export const registrationStart = "/register";

const startOverAfterMs = 3000;

/**
 * After a registration token has expired, its message shows for three seconds, then the
 * registration starts over [SGN-38]. @returns how to stop
 */
export function startOverLater(startOver: () => void): () => void {
  const timer = setTimeout(startOver, startOverAfterMs);
  return () => clearTimeout(timer);
}
