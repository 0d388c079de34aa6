import { filmAt } from "@gelora/contracts/film-file.ts";
import type { MediaStore } from "@gelora/service-kit/media-store.ts";
import type { Platform } from "../../../platform/platform.ts";
import { productSources, readFrame } from "../../catalogue/read-models.ts";
import { problemsOfContent } from "../domain/check-content.ts";
import { articleFolder, canonicalAddress } from "../domain/page-address.ts";
import { referencesOf } from "../domain/references.ts";
import type { StoredPage } from "../domain/stored-page.ts";
import { selectPages } from "../storage/lists.ts";
import { selectLocalUrls } from "../storage/moves.ts";

/**
 * What pages name that is not there: products and categories that the catalogue does not have,
 * links to pages that nobody has written, and films that were not uploaded. Warnings, since a shelf
 * leaves out what is gone, and since a page may come before what it names.
 * @param pages links between them are good, stored or not
 * @returns for each page in its place
 */
export async function missingReferences(
  platform: Platform,
  pages: readonly StoredPage[],
): Promise<readonly (readonly string[])[]> {
  const references = pages.map(referencesOf);
  const frame = await readFrame(platform);
  const wanted = [...new Set(references.flatMap(({ productCodes }) => productCodes))];
  const products = new Set((await productSources(platform, wanted)).map(({ productCode }) => productCode));
  const stored = (await selectPages(platform)).map(({ pageUrl }) => pageUrl);
  const local = await selectLocalUrls(platform);
  const addresses = new Set([...stored, ...local, ...pages.map(({ pageUrl }) => canonicalAddress(pageUrl))]);
  const isWritten = (link: string): boolean =>
    !(link.startsWith("/page/") || link.startsWith(articleFolder)) || addresses.has(canonicalAddress(link));
  const categoryOf = (link: string): string | undefined => /^\/plp\/([^/]+)$/.exec(link)?.[1];
  return references.map(({ links, productCodes, categoryCodes, files }) => {
    const categories = [...categoryCodes, ...links.map(categoryOf)].filter((code) => code && code !== "search");
    return [
      ...productCodes.filter((code) => !products.has(code)).map((code) => `there is no product ${code}`),
      ...new Set(
        categories.filter((code) => code && !frame.categoryOf(code)).map((code) => `there is no category ${code}`),
      ),
      ...links.filter((link) => !isWritten(link)).map((link) => `there is no page ${link}`),
      ...files
        .filter((file) => !filmAt(file))
        .map((file) => `the server in front of the storefront has to serve ${file}`),
    ];
  });
}

const uploaded = /^file\/([0-9a-f]{32})$/;

/**
 * Uploaded pictures and films that pages name and the store does not hold, as problems. Keys of
 * other kinds belong to the storefront's own source of pictures, which alone can say.
 * @returns for each page in its place
 * @throws MediaStoreAway
 */
export async function missingUploads(
  media: Pick<MediaStore, "read" | "sizeOf">,
  pages: readonly StoredPage[],
): Promise<readonly (readonly string[])[]> {
  const isHeld = new Map<string, Promise<boolean>>();
  const holds = (name: string, look: (name: string) => Promise<unknown>): Promise<boolean> => {
    const known = isHeld.get(name) ?? look(name).then((found) => found !== undefined);
    isHeld.set(name, known);
    return known;
  };
  return Promise.all(
    pages.map(async (page) => {
      const missing: string[] = [];
      // What is wrong with a block is reported when it is saved.
      if (problemsOfContent(page.content).length > 0) return missing;
      const { pictures, files } = referencesOf(page);
      for (const picture of pictures) {
        const name = uploaded.exec(picture)?.[1];
        if (name !== undefined && !(await holds(name, media.read))) missing.push(`there is no picture ${picture}`);
      }
      for (const file of files) {
        const film = filmAt(file);
        if (film && !(await holds(film.name, media.sizeOf))) missing.push(`there is no film ${file}`);
      }
      return missing;
    }),
  );
}
