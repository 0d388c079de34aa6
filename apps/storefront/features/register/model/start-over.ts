const startOverAfterMs = 3000;

/** After a registration token has ended its message is read for three seconds, then one begins again [SGN-38]. @returns how to stop */
export function startOverLater(startOver: () => void): () => void {
  const timer = setTimeout(startOver, startOverAfterMs);
  return () => clearTimeout(timer);
}
