import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Log } from "@gelora/service-kit/log.ts";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { StorefrontConfiguration } from "../platform/page/configuration.ts";

export type Renderer = {
  render(request: Request): Promise<Response>;
  /** The browser's build, absolute; undefined if sources are served directly. */
  readonly clientFolder: string | undefined;
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

async function openBuild(): Promise<Renderer> {
  const file = pathToFileURL(`${storefrontFolder}build/server/index.js`).href;
  const build: ServerBuild = await import(file);
  const handle = createRequestHandler(build, "production");
  return {
    render: (request) => handle(request, new RouterContextProvider()),
    clientFolder: `${storefrontFolder}build/client`,
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
  const handle = createRequestHandler(loadBuild, "development");
  return {
    render: (request) => handle(request, new RouterContextProvider()),
    clientFolder: undefined,
    keepsPages: false,
    serverOptions: {
      serverFactory: (handler) =>
        createServer((request, response) => vite.middlewares(request, response, () => handler(request, response))),
    },
    close: () => vite.close(),
  };
}
