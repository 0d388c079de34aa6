import { join } from "node:path";
import { seconds } from "@gelora/service-kit/durations.ts";
import { createHttpService } from "@gelora/service-kit/http-service.ts";
import { createLog } from "@gelora/service-kit/log.ts";
import { type MediaStore, openMediaStore } from "@gelora/service-kit/media-store.ts";
import { filmRoutes } from "../images/film-routes.ts";
import { imageRoutes } from "../images/image-routes.ts";
import { loadPictureSource } from "../images/load-picture-source.ts";
import { mediaPictures } from "../images/media-pictures.ts";
import { firstOf, type PictureSource } from "../images/picture-source.ts";
import { browserSettingsOf, type StorefrontConfiguration } from "../platform/page/configuration.ts";
import { allowedOriginsOf } from "./allowed-origins.ts";
import { mountBuildFiles } from "./build-files.ts";
import { mountInstallFiles } from "./install-files.ts";
import { lookAtShop } from "./look-at-shop.ts";
import { mountOfflineFiles } from "./offline-files.ts";
import { createPageCache } from "./page-cache.ts";
import { commonHeaders } from "./page-security.ts";
import { mountPages } from "./pages.ts";
import { mountPreviewLinks } from "./preview-links.ts";
import { readableAddress } from "./readable-address.ts";
import { openRenderer } from "./renderer.ts";
import { mountSiteFiles } from "./site-files.ts";
import { mountSitemap } from "./sitemap.ts";
import { watchDisplay } from "./watch-display.ts";

/**
 * Starts the storefront: built files, pictures, robots and sitemap, and every page. Returns how to
 * stop it.
 */
export async function startStorefront(configuration: StorefrontConfiguration) {
  const log = createLog("storefront", configuration.LOG_LEVEL);
  const renderer = await openRenderer(configuration, log);
  const leaveGrace = seconds(configuration.LEAVE_GRACE_SECONDS);
  const options = { log, port: configuration.PORT, leaveGrace, readAddress: readableAddress };
  const service = createHttpService({ ...options, ...renderer.serverOptions });
  const { server } = service;
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers(commonHeaders);
  });
  if (renderer.clientFolder) await mountBuildFiles(server, renderer.clientFolder, renderer.formerFolder);
  const media = await openMediaStore(configuration, join(configuration.GELORA_DATA, "media"));
  await server.register(imageRoutes, {
    cacheFolder: join(configuration.GELORA_DATA, "images"),
    source: await pictureSourceOf(configuration, media),
  });
  await server.register(filmRoutes, { films: media });
  mountSiteFiles(server, configuration);
  mountInstallFiles(server, configuration);
  const { offlinePages } = browserSettingsOf(configuration, configuration.GELORA_ENVIRONMENT);
  mountOfflineFiles(server, offlinePages ? renderer.workerFile : undefined);
  const shop = { base: configuration.SHOP_URL, siteCode: configuration.SITE_CODE };
  mountPreviewLinks(server, shop);
  mountSitemap(server, configuration);
  const cache = createPageCache({
    maxBytes: renderer.keepsPages ? configuration.PAGE_CACHE_MEGABYTES * 1024 * 1024 : 1,
  });
  await mountPages(service, {
    render: renderer.render,
    cache,
    origins: renderer.keepsPages ? allowedOriginsOf(configuration) : undefined,
    siteUrl: configuration.STOREFRONT_URL,
    shop,
    productionHosts: configuration.PRODUCTION_HOSTS.split(","),
    log,
  });
  const stopWatching = renderer.keepsPages ? watchDisplay({ ...shop, send: lookAtShop }, cache) : () => {};
  const port = await service.listen();
  log.info({ port }, "storefront is listening");
  return {
    port,
    stop: async () => {
      stopWatching();
      await service.stop();
      await renderer.close();
    },
  };
}

/** Merchants' own files first, then the configured source, if any. */
async function pictureSourceOf(configuration: StorefrontConfiguration, media: MediaStore): Promise<PictureSource> {
  const files = mediaPictures(media);
  if (configuration.PICTURE_SOURCE === undefined) return files;
  return firstOf([files, await loadPictureSource(configuration.PICTURE_SOURCE)]);
}
