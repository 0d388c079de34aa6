import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { readShopifyExport, type ShopifyReading } from "../../import-shopify.ts";

/** For tests: small exports like those of merchants, each in its own folder. */

export const headings = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Vendor",
  "Product Category",
  "Type",
  "Tags",
  "Published",
  "Option1 Name",
  "Option1 Value",
  "Option2 Name",
  "Option2 Value",
  "Option3 Name",
  "Option3 Value",
  "Variant SKU",
  "Variant Inventory Qty",
  "Variant Price",
  "Variant Compare At Price",
  "Variant Barcode",
  "Image Src",
  "Image Position",
  "Variant Image",
  "Status",
] as const;

export type Line = Partial<Record<(typeof headings)[number], string>>;

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export function csvLine(line: Line): string {
  return headings.map((heading) => quoted(line[heading] ?? "")).join(",");
}

export function csvOf(...lines: readonly (Line | string)[]): string {
  return [headings.join(","), ...lines.map((line) => (typeof line === "string" ? line : csvLine(line)))].join("\n");
}

/** A valid first line; each test changes what it is about. */
export const shoe: Line = {
  Handle: "lari-pagi",
  Title: "Lari Pagi",
  "Body (HTML)": "<p>Ringan.</p>",
  Vendor: "Toko Budi",
  Type: "Sepatu Lari",
  Published: "true",
  "Option1 Name": "Warna",
  "Option1 Value": "Hitam",
  "Option2 Name": "Ukuran",
  "Option2 Value": "42",
  "Variant SKU": "LP-HTM-42",
  "Variant Inventory Qty": "5",
  "Variant Price": "199000.00",
  "Image Src": "https://cdn.example/files/1/a.jpg?v=1",
  "Image Position": "1",
  Status: "active",
};

/** Another variant of the same product. */
export function variant(changes: Line): Line {
  return {
    Handle: "lari-pagi",
    "Option1 Value": "Hitam",
    "Option2 Value": "43",
    "Variant SKU": "LP-HTM-43",
    "Variant Inventory Qty": "2",
    "Variant Price": "199000.00",
    ...changes,
  };
}

async function picture(red: number, format: "jpeg" | "png"): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 80, b: 80 } } })
    .toFormat(format)
    .toBuffer();
}

export type Workplace = { readonly folder: string; readonly csv: string; readonly pictures: string };

/** A folder with `products.csv` and the pictures a.jpg, b.png and c.jpg; removed after the test. */
export async function workplace(csv: string | Buffer): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), "gelora-import-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "products.csv"), csv);
  await writeFile(join(folder, "a.jpg"), await picture(10, "jpeg"));
  await writeFile(join(folder, "b.png"), await picture(120, "png"));
  await writeFile(join(folder, "c.jpg"), await picture(240, "jpeg"));
  return { folder, csv: join(folder, "products.csv"), pictures: folder };
}

export async function productsOf(reading: ShopifyReading): Promise<ProductRecord[]> {
  const products: ProductRecord[] = [];
  for await (const product of reading.document.products) products.push(product);
  return products;
}

/** Imports CSV text and returns all results. */
export async function read(
  csv: string | Buffer,
): Promise<ShopifyReading & { readonly products: readonly ProductRecord[] }> {
  const place = await workplace(csv);
  const reading = await readShopifyExport(place);
  return { ...reading, products: await productsOf(reading) };
}

/** `3: reason` for the lines that are wrong in themselves. */
export const reasons = ({ refused }: Awaited<ReturnType<typeof read>>) =>
  refused.filter(({ withProduct }) => !withProduct).map(({ line, reason }) => `${line}: ${reason}`);
