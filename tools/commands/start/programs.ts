import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root folder, absolute. */
export const rootFolder = fileURLToPath(new URL("../../../", import.meta.url));

/** Programs that others call come first; they stop in reverse order. */
export const programNames = ["sandbox", "club", "shop", "storefront"] as const;
export type ProgramName = (typeof programNames)[number];

/** TCP ports; `smtp` is the sandbox's mail port. */
export type Ports = Readonly<Record<ProgramName | "smtp", number>>;

export const defaultPorts: Ports = { storefront: 3000, shop: 4000, club: 4100, sandbox: 4200, smtp: 4225 };

/** The environment variable of a port, named in errors. */
export const portVariables: Readonly<Record<keyof Ports, string>> = {
  storefront: "STOREFRONT_PORT",
  shop: "SHOP_PORT",
  club: "CLUB_PORT",
  sandbox: "SANDBOX_PORT",
  smtp: "SANDBOX_SMTP_PORT",
};

/** @throws Error that names the variable when it is not a port number */
export function portsFromEnvironment(environment: NodeJS.ProcessEnv): Ports {
  const portOf = (door: keyof Ports): number => {
    const text = environment[portVariables[door]];
    if (text === undefined || text === "") return defaultPorts[door];
    const port = Number(text);
    if (Number.isInteger(port) && port > 0 && port < 65536) return port;
    throw new Error(`${portVariables[door]} is "${text}"; it should be a port number such as ${defaultPorts[door]}.`);
  };
  return {
    storefront: portOf("storefront"),
    shop: portOf("shop"),
    club: portOf("club"),
    sandbox: portOf("sandbox"),
    smtp: portOf("smtp"),
  };
}

/** Where one Gelora's data is stored, and the addresses of its programs. */
export type Place = {
  readonly ports: Ports;
  /** Absolute path. */
  readonly dataFolder: string;
  /** PostgreSQL addresses; a program without one uses its embedded database. */
  readonly databases: { readonly shop?: string | undefined; readonly club?: string | undefined };
  readonly testClock: boolean;
  /** Sources are served with hot reload instead of a build. */
  readonly development: boolean;
};

export function addressOf(name: ProgramName, ports: Ports): string {
  return `http://localhost:${ports[name]}`;
}

export function mainFileOf(name: ProgramName): string {
  return join(rootFolder, "apps", name, "main.ts");
}

/**
 * The settings of one program among the others.
 * @param given the caller's settings; they override everything but the program's own address and
 * port
 */
export function environmentOf(name: ProgramName, place: Place, given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { ports, databases } = place;
  const sandbox = addressOf("sandbox", ports);
  return {
    STOREFRONT_URL: addressOf("storefront", ports),
    SHOP_URL: addressOf("shop", ports),
    CLUB_URL: addressOf("club", ports),
    CLUB_SITE_URL: addressOf("club", ports),
    SANDBOX_URL: sandbox,
    MIDTRANS_URL: `${sandbox}/midtrans`,
    BITESHIP_URL: `${sandbox}/biteship`,
    WHATSAPP_URL: `${sandbox}/whatsapp/v23.0`,
    SMS_URL: `${sandbox}/sms`,
    GOOGLE_ISSUER: `${sandbox}/google`,
    FACEBOOK_GRAPH_URL: `${sandbox}/facebook`,
    FACEBOOK_SDK_URL: `${sandbox}/facebook/en_US/sdk.js`,
    GA4_MEASUREMENT_ID: "G-GELORALOCAL",
    GA4_URL: `${sandbox}/collector`,
    META_PIXEL_ID: "100000000000002",
    META_GRAPH_URL: `${sandbox}/collector/v23.0`,
    // The demonstration shop has drawings in place of photographs.
    PICTURE_SOURCE: join(rootFolder, "demo", "drawings", "picture-source.ts"),
    SMTP_URL: `smtp://localhost:${ports.smtp}`,
    // All shoppers of one machine share an address, including those of benchmarks and journeys.
    NEW_SESSIONS_PER_MINUTE: "1000000",
    SIGN_INS_PER_MINUTE: "1000000",
    // Numbers cannot be listed here either: as many as a mobile network's shared address has.
    ACCOUNT_CHECKS_PER_HOUR: "300",
    ACCOUNT_CHECKS_PER_DAY: "1000000",
    RESET_REQUESTS_PER_HOUR: "1000000",
    CODES_PER_SOURCE_PER_DAY: "1000000",
    SOCIAL_SIGN_INS_PER_MINUTE: "1000000",
    ORDERS_PER_SOURCE_PER_HOUR: "1000000",
    CASH_ORDERS_PER_NUMBER: "1000000",
    MESSAGES_PER_CONTACT_PER_HOUR: "1000000",
    COLLECTOR_MESSAGES_PER_MINUTE: "1000000",
    ...given,
    NODE_ENV: place.development ? "development" : "production",
    GELORA_DEV: place.development ? "1" : "0",
    GELORA_DATA: place.dataFolder,
    PORT: String(ports[name]),
    SMTP_PORT: String(ports.smtp),
    GELORA_TEST_CLOCK: place.testClock ? "1" : "0",
    // Undefined removes a variable, so that a database which the caller did not name is not used by
    // accident.
    SHOP_DATABASE_URL: databases.shop,
    CLUB_DATABASE_URL: databases.club,
  };
}

/**
 * Of 4 MB. Where much is short-lived and lies outside the heap, as a page's bytes do, it is
 * freed before the whole heap is looked through for it: a rendered article took 7.7 instead of 10.5
 * ms of CPU, and the heap 65 instead of 183 MB. `deploy` starts the storefront likewise.
 */
const smallYoungGeneration = "--max-semi-space-size=4";

/**
 * Saves memory where the embedded database runs in the program. Measured on PGlite 0.5.16 with
 * 3,000 statements: 365 MB resident without these flags, 284 MB with them (its WebAssembly is not
 * compiled again for speed), at the same CPU time.
 */
const smallMemoryFlags = ["--liftoff-only", smallYoungGeneration];

export function nodeFlagsOf(name: ProgramName, environment: NodeJS.ProcessEnv): readonly string[] {
  const embedded =
    (name === "shop" && !environment.SHOP_DATABASE_URL) || (name === "club" && !environment.CLUB_DATABASE_URL);
  if (embedded) return smallMemoryFlags;
  return name === "sandbox" || name === "storefront" ? [smallYoungGeneration] : [];
}
