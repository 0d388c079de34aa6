/**
 * Stops gracefully at the first SIGINT, SIGTERM or SIGHUP. A terminal's Ctrl-C and the runner above
 * us may both deliver one, so a second signal within a second is ignored; a later one means "now".
 */
export function stopOnSignal(stop: () => Promise<void>, say: (line: string) => void): void {
  let askedAt: number | undefined;
  const onSignal = (): void => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > 1_000) process.exit(1);
      return;
    }
    askedAt = Date.now();
    say("Stopping …");
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
}
