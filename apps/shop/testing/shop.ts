import type { Database } from "@gelora/service-kit/database.ts";
import type { Outbox } from "@gelora/service-kit/outbox.ts";
import { buildService, mountModules } from "@gelora/service-kit/service.ts";
import { openTestDatabase, openTestPools, type TestEngine } from "@gelora/testkit/test-databases.ts";
import type { FastifyInstance } from "fastify";
import { readShopConfiguration } from "../platform/configuration.ts";
import type { Platform } from "../platform/platform.ts";
import { mountGateway } from "../server/gateway.ts";
import { modules } from "../server/modules.ts";

/** The whole shop on its own database, without a listening port, for tests of the gateway. */
export type TestShop = {
  readonly platform: Platform;
  readonly outbox: Outbox;
  readonly server: FastifyInstance;
  /** Sends one operation as a browser would and returns the whole body. */
  readonly send: (
    query: string,
    variables?: object,
    caller?: { token?: string; language?: string },
  ) => Promise<GatewayAnswer>;
  /** Another process's shop on the same database, with nothing in its caches. */
  readonly beside: () => Promise<TestShop>;
  readonly close: () => Promise<void>;
};

type GatewayFault = { message: string; extensions?: Record<string, unknown> };

export type GatewayAnswer = { readonly data: Record<string, unknown>; readonly errors?: readonly GatewayFault[] };

/** Nothing listens there, even beside a running Gelora: what is sent stays in the outbox. */
const nobody = {
  CLUB_URL: "http://127.0.0.1:9",
  MIDTRANS_URL: "http://127.0.0.1:9/midtrans",
  BITESHIP_URL: "http://127.0.0.1:9/biteship",
  SMTP_URL: "smtp://127.0.0.1:9",
  WHATSAPP_URL: "http://127.0.0.1:9/whatsapp",
  SMS_URL: "http://127.0.0.1:9/sms",
  GOOGLE_ISSUER: "http://127.0.0.1:9/google",
  FACEBOOK_GRAPH_URL: "http://127.0.0.1:9/facebook",
};

/** Timers do not run: tests call `outbox.deliverDue()` and the tasks they need. */
export async function openTestShop(engine: TestEngine, environment: NodeJS.ProcessEnv = {}): Promise<TestShop> {
  return shopOver(await openTestDatabase(engine), environment);
}

/**
 * Several shops on one PostgreSQL database, each with its own connections and limits, for races.
 */
export async function openTestShops(count: number, environment: NodeJS.ProcessEnv = {}): Promise<readonly TestShop[]> {
  const shops: TestShop[] = [];
  for (const database of await openTestPools(count)) shops.push(await shopOver(database, environment));
  return shops;
}

async function shopOver(database: Database, environment: NodeJS.ProcessEnv): Promise<TestShop> {
  const configuration = readShopConfiguration({
    LOG_LEVEL: "silent",
    NEW_SESSIONS_PER_MINUTE: "1000000",
    SIGN_INS_PER_MINUTE: "1000000",
    RESET_REQUESTS_PER_HOUR: "1000000",
    CODES_PER_SOURCE_PER_DAY: "1000000",
    ACCOUNT_CHECKS_PER_HOUR: "1000000",
    ACCOUNT_CHECKS_PER_DAY: "1000000",
    SOCIAL_SIGN_INS_PER_MINUTE: "1000000",
    ORDERS_PER_SOURCE_PER_HOUR: "1000000",
    CASH_ORDERS_PER_NUMBER: "1000000",
    NEWSLETTER_REQUESTS_PER_HOUR: "1000000",
    MESSAGES_PER_CONTACT_PER_HOUR: "1000000",
    ...nobody,
    ...environment,
  });
  const { platform, outbox, close } = await buildService("shop", configuration, database, modules);
  const { server, stop } = await mountModules(platform, modules, (mounted) => mountGateway(mounted, platform));
  return {
    platform,
    outbox,
    server,
    send: async (query, variables = {}, caller = {}) => {
      const answer = await server.inject({
        method: "POST",
        url: "/graphql",
        headers: {
          ...(caller.token ? { "auth-token": caller.token } : {}),
          ...(caller.language ? { language: caller.language } : {}),
        },
        payload: { query, variables },
      });
      return answer.json<GatewayAnswer>();
    },
    beside: () => shopOver({ ...database, close: async () => {} }, environment),
    close: async () => {
      await stop();
      await close();
    },
  };
}
