/** Reasons why a program does not start in production, each a sentence that names its setting. */
export type Unsafe = readonly string[];

type Settings = Readonly<Record<string, unknown>>;

/** Keys that we choose ourselves: shorter ones can be guessed. */
const shortestKey = 32;

/**
 * Secrets that everyone can read in the sources, and keys that are too short.
 * @param local the values for a developer's machine, by setting
 * @param own those of them that we choose ourselves; the others are given by a provider
 */
export function unsafeSecrets(settings: Settings, local: Settings, own: readonly string[]): Unsafe {
  return Object.entries(local).flatMap(([name, value]) => {
    const given = String(settings[name] ?? "");
    if (given === value) return [`${name} is not set: its value for a developer's machine is known to everybody.`];
    if (own.includes(name) && given.length < shortestKey)
      return [`${name} is too short: give it at least ${shortestKey} random characters.`];
    return [];
  });
}

/** Addresses that must be another machine's, reached over https. */
export function unsafeAddresses(settings: Settings, names: readonly string[]): Unsafe {
  return names.flatMap((name) => {
    const address = settings[name];
    if (typeof address !== "string" || address === "") return [`${name} is not set.`];
    if (isLocal(new URL(address).hostname)) return [`${name} leads to this machine itself: set the real address.`];
    return new URL(address).protocol === "https:" ? [] : [`${name} is not an https address.`];
  });
}

/** What shop and club both refuse. @param database the setting that names the database */
export function unsafeService(settings: Settings, database: string): Unsafe {
  return [
    ...(settings[database] ? [] : [`${database} is not set: the embedded database is not for a shop in operation.`]),
    ...(settings.SMTP_URL === localMail ? ["SMTP_URL is not set: name the server that sends mails."] : []),
    ...(settings.GELORA_TEST_CLOCK === "1"
      ? ["GELORA_TEST_CLOCK is 1: with it anybody may change the program's time."]
      : []),
  ];
}

/** Where the sandbox takes mails. Your own mail server on the same machine is fine. */
export const localMail = "smtp://localhost:4225";

const isLocal = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || /^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(host);
