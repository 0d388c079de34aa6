import { type Language, languages } from "@gelora/locale/language.ts";
import { inLanguage } from "@gelora/locale/language-address.ts";
import type { FastifyInstance } from "fastify";
import type { StorefrontConfiguration } from "../platform/page/configuration.ts";
import { installManifestAddress } from "../platform/page/install-manifest-address.ts";
import { shopSharePicture } from "../platform/page/picture-address.ts";
import { drawAppIcon, drawShopShare, type IconPurpose } from "./app-icon.ts";
import { installWords } from "./install-words.ts";
import { madeOnce } from "./made-once.ts";

const icons = [
  { name: "icon-192", width: 192, purpose: "any" },
  { name: "icon-512", width: 512, purpose: "any" },
  { name: "maskable-192", width: 192, purpose: "maskable" },
  { name: "maskable-512", width: 512, purpose: "maskable" },
] as const satisfies readonly { name: string; width: number; purpose: IconPurpose }[];
/** Apple's devices cut it themselves, and read no manifest. */
const touchIcon = { name: "touch-180", width: 180, purpose: "maskable" } as const;

const addressOf = (name: string): string => `/icons/${name}.png`;
const forADay = "public, max-age=86400";

/** What a device needs to put the shop on its home screen: a manifest per language, and icons. */
export function mountInstallFiles(server: FastifyInstance, configuration: StorefrontConfiguration): void {
  for (const language of languages)
    server.get(installManifestAddress(language), async (_request, reply) =>
      reply
        .type("application/manifest+json; charset=utf-8")
        .header("cache-control", forADay)
        .send(JSON.stringify(installManifest(language, configuration.SITE_NAME))),
    );
  const drawings = [...icons, touchIcon].map(({ name, width, purpose }) => ({
    address: addressOf(name),
    drawn: madeOnce(() => drawAppIcon(purpose, width)),
  }));
  for (const { address, drawn } of [...drawings, { address: shopSharePicture, drawn: madeOnce(drawShopShare) }])
    server.get(address, async (_request, reply) => {
      // Before the headers: an error must not be cached for a day.
      const picture = await drawn();
      return reply.type("image/png").header("cache-control", forADay).send(picture);
    });
}

/** By the W3C's Web Application Manifest. One identity in both languages: it is one shop. */
function installManifest(language: Language, siteName: string) {
  const words = installWords[language];
  const shortcut = (name: string, path: string) => ({ name, url: inLanguage(path, language) });
  return {
    id: "/",
    name: siteName,
    short_name: siteName,
    description: words.description,
    lang: language,
    dir: "ltr",
    start_url: inLanguage("/", language),
    scope: "/",
    display: "standalone",
    theme_color: "#14110f",
    background_color: "#faf8f5",
    categories: ["shopping", "sports"],
    icons: icons.map(({ name, width, purpose }) => ({
      src: addressOf(name),
      sizes: `${width}x${width}`,
      type: "image/png",
      purpose,
    })),
    shortcuts: [
      shortcut(words.search, "/plp/search"),
      shortcut(words.cart, "/shop-cart"),
      shortcut(words.track, "/order/track"),
    ],
  };
}
