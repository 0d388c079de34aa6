import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { fileURLToPath, pathToFileURL } from "node:url";
import { languagePrefixes, splitLanguage } from "@gelora/locale/language-address.ts";
import { ConfigurationError } from "@gelora/service-kit/configuration.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { StorefrontConfiguration } from "../platform/page/configuration.ts";

export type Renderer = {
  render(request: Request): Promise<Response>;
  /** The browser's build, absolute; undefined if sources are served directly. */
  readonly clientFolder: string | undefined;
  /** What is left of earlier builds, likewise; it need not exist. */
  readonly formerFolder: string | undefined;
  /** The built service worker, likewise. */
  readonly workerFile: string | undefined;
  readonly keepsPages: boolean;
  readonly serverOptions: { readonly serverFactory?: (handler: Handler) => ReturnType<typeof createServer> };
  close(): Promise<void>;
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const storefrontFolder = fileURLToPath(new URL("../", import.meta.url));

/** The router over the finished build, or over the sources with hot reload (`GELORA_DEV=1`). */
export function openRenderer(configuration: StorefrontConfiguration, log: Log): Promise<Renderer> {
  return configuration.GELORA_DEV === "1" ? openSources(log) : openBuild();
}

/**
 * Below a language's first part the same routes stand again: the router links and navigates within
 * them, and matches without it.
 */
function handlerOfEachLanguage(open: (basename: string) => RequestHandler): (request: Request) => Promise<Response> {
  const documented = open("/");
  const ofLanguage = { "en-US": open(languagePrefixes["en-US"]), "id-ID": open(languagePrefixes["id-ID"]) };
  return (request) => {
    // The data of `/id` is asked for as `/id.data`.
    const { language } = splitLanguage(new URL(request.url).pathname.replace(/\.data$/, ""));
    const handle = language ? ofLanguage[language] : documented;
    return handle(request, new RouterContextProvider());
  };
}

/** @throws ConfigurationError if nothing was built, as for a missing setting */
export function builtServer(folder = storefrontFolder): string {
  const file = `${folder}build/server/index.js`;
  if (existsSync(file)) return file;
  throw new ConfigurationError([
    `The storefront has not been built: run npm run build, or copy ${folder}build from where it was.`,
  ]);
}

async function openBuild(): Promise<Renderer> {
  const build: ServerBuild = await import(pathToFileURL(builtServer()).href);
  const handle = handlerOfEachLanguage((basename) => createRequestHandler({ ...build, basename }, "production"));
  return {
    render: (request) => handle(request),
    clientFolder: `${storefrontFolder}build/client`,
    formerFolder: `${storefrontFolder}former/build`,
    workerFile: `${storefrontFolder}build/worker/service-worker.js`,
    keepsPages: true,
    serverOptions: {},
    close: async () => {},
  };
}

async function openSources(log: Log): Promise<Renderer> {
  const { createServer: createVite } = await import("vite");
  const vite = await createVite({ root: storefrontFolder, server: { middlewareMode: true }, appType: "custom" });
  log.info("serving sources with hot reload");
  const loadBuild = async (): Promise<ServerBuild> => {
    const build = await vite.ssrLoadModule("virtual:react-router/server-build");
    return build as ServerBuild;
  };
  const handle = handlerOfEachLanguage((basename) =>
    createRequestHandler(async () => ({ ...(await loadBuild()), basename }), "development"),
  );
  return {
    render: (request) => handle(request),
    clientFolder: undefined,
    formerFolder: undefined,
    workerFile: undefined,
    keepsPages: false,
    serverOptions: {
      serverFactory: (handler) =>
        createServer((request, response) => vite.middlewares(request, response, () => handler(request, response))),
    },
    close: () => vite.close(),
  };
}
