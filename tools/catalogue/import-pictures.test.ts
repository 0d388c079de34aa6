import { createHash } from "node:crypto";
import { readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openMediaStore } from "@gelora/service-kit/media-store.ts";
import { describe, expect, it } from "vitest";
import { readShopifyExport } from "./import-shopify.ts";
import { csvOf, productsOf, read, reasons, shoe, workplace } from "./shopify/testing/export.ts";

describe("pictures", () => {
  it("are known by their content: the key is of the file, whatever the address says", async () => {
    const place = await workplace(csvOf({ ...shoe, "Image Src": "https://cdn.example/x/a.jpg?v=123&width=800#top" }));
    const [product] = await productsOf(await readShopifyExport(place));
    const hash = createHash("sha256")
      .update(await readFile(join(place.folder, "a.jpg")))
      .digest("hex")
      .slice(0, 32);
    expect(product?.colours[0]?.media).toEqual([`file/${hash}`]);
  });

  it("that are missing refuse the product", async () => {
    expect(reasons(await read(csvOf(shoe, { Handle: "lari-pagi", "Image Src": "none.jpg" })))).toEqual([
      '3: picture "none.jpg" is not in the folder',
    ]);
  });

  it("that are something else under a picture's name are refused", async () => {
    const place = await workplace(csvOf({ ...shoe, "Image Src": "fake.jpg" }));
    await writeFile(join(place.folder, "fake.jpg"), "<html><script>alert(1)</script></html>");
    const { refused } = await readShopifyExport(place);
    expect(refused[0]?.reason).toBe('picture "fake.jpg" is no JPEG, PNG, WebP or GIF, or is broken');
  });

  it("that are cut off are refused", async () => {
    const place = await workplace(csvOf({ ...shoe, "Image Src": "half.png" }));
    const whole = await readFile(join(place.folder, "b.png"));
    await writeFile(join(place.folder, "half.png"), whole.subarray(0, whole.length - 30));
    expect((await readShopifyExport(place)).refused[0]?.reason).toMatch(/is broken$/);
  });

  it("as SVG are refused: they may carry scripts", async () => {
    const place = await workplace(csvOf({ ...shoe, "Image Src": "mark.svg" }));
    await writeFile(join(place.folder, "mark.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect((await readShopifyExport(place)).refused[0]?.reason).toBe('picture "mark.svg" is no JPEG, PNG, WebP or GIF');
  });

  it.each(["../../../etc/hostname", "https://cdn.example/..%2F..%2Fetc%2Fhostname", "..\\..\\secret.jpg", ".."])(
    "cannot be fetched from outside of the folder: %s",
    async (source) => {
      expect(reasons(await read(csvOf({ ...shoe, "Image Src": source })))).toEqual([
        expect.stringMatching(/^2: picture ("[^/\\]+" is not in the folder|has no file name)$/),
      ]);
    },
  );

  it("that are links to elsewhere are not followed", async () => {
    const place = await workplace(csvOf({ ...shoe, "Image Src": "link.jpg" }));
    await symlink("/etc/hostname", join(place.folder, "link.jpg"));
    expect((await readShopifyExport(place)).refused[0]?.reason).toBe('picture "link.jpg" is not in the folder');
  });

  it("of accepted products are copied once, under their keys, and those of refused ones are not", async () => {
    const bad = { ...shoe, Handle: "x", "Variant SKU": "X", "Variant Price": "x", "Image Src": "b.png" };
    const place = await workplace(csvOf(shoe, bad));
    const mediaFolder = join(place.folder, "media");
    const [product] = await productsOf(
      await readShopifyExport({ ...place, media: await openMediaStore({ MEDIA_REGION: "none" }, mediaFolder) }),
    );
    const [key] = product?.colours[0]?.media ?? [];
    expect((await readdir(mediaFolder)).map((name) => `file/${name}`)).toEqual([key]);
    expect(await readFile(join(mediaFolder, key?.replace("file/", "") ?? ""))).toEqual(
      await readFile(join(place.folder, "a.jpg")),
    );
  });

  it("may be absent; that is reported", async () => {
    const { products, noted } = await read(csvOf({ ...shoe, "Image Src": "" }));
    expect(products[0]?.colours[0]?.media).toEqual([]);
    expect(noted[0]?.note).toBe("has no picture");
  });
});
