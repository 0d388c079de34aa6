import { buildService, mountModules } from "@gelora/service-kit/service.ts";
import { openTestDatabase, type TestEngine } from "@gelora/testkit/test-databases.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { readClubConfiguration } from "../platform/configuration.ts";
import type { Platform } from "../platform/platform.ts";
import { mountGateway } from "../server/gateway.ts";
import { modules } from "../server/modules.ts";
import { openStubShop, type StubShop } from "./stub-shop.ts";

const answerShape = z.object({
  data: z.record(z.string(), z.unknown()).nullable(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()).optional() }))
    .optional(),
});

/** The club with its gateway, beside a stand-in for the shop. */
export type TestGateway = {
  readonly platform: Platform;
  readonly shop: StubShop;
  /** Sends an operation as a browser or another client would. */
  readonly send: (
    query: string,
    options?: { readonly variables?: object; readonly headers?: Readonly<Record<string, string>> },
  ) => Promise<z.infer<typeof answerShape>>;
  /** Where requests that are not GraphQL are injected. */
  readonly server: FastifyInstance;
  /**
   * Delivers what the outbox holds until nothing is due; each handler that fails is tried again.
   */
  readonly deliverAll: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openTestGateway(engine: TestEngine, environment: NodeJS.ProcessEnv = {}): Promise<TestGateway> {
  const shop: StubShop = await openStubShop(() => platform.clock.now());
  const configuration = readClubConfiguration({ LOG_LEVEL: "silent", SHOP_URL: shop.url, ...environment });
  const { platform, outbox } = await buildService("club", configuration, await openTestDatabase(engine), modules);
  const service = await mountModules(platform, modules, (server) => mountGateway(server, platform));
  return {
    platform,
    shop,
    server: service.server,
    send: async (query, { variables = {}, headers = {} } = {}) => {
      const answer = await service.server.inject({
        method: "POST",
        url: "/loyalty/graphql",
        headers: { ...headers },
        payload: { query, variables },
      });
      return answerShape.parse(answer.json());
    },
    deliverAll: async () => {
      while ((await outbox.deliverDue()) > 0);
    },
    close: async () => {
      await service.stop();
      await platform.database.close();
      await shop.close();
    },
  };
}
