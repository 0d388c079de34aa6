import cors from "@fastify/cors";
import { seconds } from "@gelora/service-kit/durations.ts";
import { createHttpService } from "@gelora/service-kit/http-service.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import { startRecurringTasks } from "@gelora/service-kit/recurring-task.ts";
import type { TracingSettings } from "@gelora/service-kit/tracing.ts";
import type { FastifyInstance } from "fastify";
import { mountCollector } from "./collector/collector.ts";
import { mountConsole } from "./console/console.ts";
import { type CourierSettings, mountCourier } from "./courier/courier.ts";
import { mountPayments, type PaymentSettings } from "./payments/payments.ts";
import { createFaultPlan, mountFaults } from "./platform/faults.ts";
import { acceptFormsAndBeacons } from "./platform/requests.ts";
import { mountPostbox, type PostboxSettings } from "./postbox/postbox.ts";
import { mountRecommendations } from "./recommendations/recommendations.ts";
import { mountSocial, type SocialSettings } from "./social/social.ts";

export type SandboxSettings = {
  readonly port: number;
  readonly logLevel: string;
  readonly tracing: TracingSettings;
  readonly storefrontUrl: string;
  readonly payments: PaymentSettings;
  readonly courier: CourierSettings;
  readonly postbox: PostboxSettings;
  readonly recommendations: { readonly feedUrl: string };
  readonly social: SocialSettings;
};

export type Sandbox = {
  readonly server: FastifyInstance;
  /** Starts listening; for port 0 the system chooses one. */
  listen(): Promise<{ readonly port: number; readonly smtpPort: number }>;
  stop(): Promise<void>;
};

/**
 * Addresses that storefront pages call from the browser. The postbox is not among them: other sites
 * must not read codes.
 */
const openToBrowsers = ["/midtrans/v2/token", "/recommendations"];

/** All outside parties in one program. */
export async function createSandbox(settings: SandboxSettings, log: Log): Promise<Sandbox> {
  const service = createHttpService({ log, port: settings.port, bodyLimitBytes: 1024 * 1024 });
  const { server } = service;
  const faults = createFaultPlan();
  acceptFormsAndBeacons(server);
  await server.register(cors, {
    delegator: (request, done) =>
      done(null, { origin: openToBrowsers.some((address) => (request.url ?? "").startsWith(address)) ? "*" : false }),
  });
  const letGo = mountFaults(server, faults);
  const payments = await mountPayments(server, settings.payments, log);
  const courier = await mountCourier(server, settings.courier, log);
  const mail = mountPostbox(server, settings.postbox, faults, log);
  mountRecommendations(server, settings.recommendations, log);
  mountCollector(server);
  await mountSocial(server, settings.social);
  await mountConsole(server, settings.storefrontUrl);
  const tick = async (): Promise<void> => {
    payments.tick();
    courier.tick();
  };
  const ticking = startRecurringTasks([{ name: "moments that have come", every: seconds(0.5), run: tick }], log);
  return {
    server,
    listen: async () => {
      const smtpPort = await mail.listen(settings.postbox.smtpPort);
      return { port: await service.listen(), smtpPort };
    },
    stop: async () => {
      await ticking.stop();
      letGo();
      await Promise.all([service.stop(), mail.stop()]);
      await Promise.all([payments.stop(), courier.stop()]);
    },
  };
}
