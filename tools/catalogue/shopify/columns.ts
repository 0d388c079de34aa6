/**
 * The columns that we read, by their names in the export's older and newer formats. All others are
 * ignored.
 */
const columnNames = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Body HTML", "Description"],
  vendor: ["Vendor"],
  category: ["Product Category", "Product category", "Standard Product Type"],
  type: ["Type", "Custom Product Type"],
  tags: ["Tags"],
  published: ["Published", "Published on online store"],
  status: ["Status"],
  giftCard: ["Gift Card"],
  option1Name: ["Option1 Name"],
  option1Value: ["Option1 Value"],
  option2Name: ["Option2 Name"],
  option2Value: ["Option2 Value"],
  option3Name: ["Option3 Name"],
  option3Value: ["Option3 Value"],
  sku: ["Variant SKU", "SKU"],
  tracker: ["Variant Inventory Tracker", "Inventory tracker"],
  quantity: ["Variant Inventory Qty", "Inventory quantity"],
  price: ["Variant Price", "Price"],
  compareAtPrice: ["Variant Compare At Price", "Compare-at price"],
  barcode: ["Variant Barcode", "Barcode"],
  variantImage: ["Variant Image", "Variant image URL"],
  imageSource: ["Image Src", "Product image URL"],
  imagePosition: ["Image Position"],
  gender: ["Google Shopping / Gender"],
  ageGroup: ["Google Shopping / Age Group"],
} as const;

export type ColumnName = keyof typeof columnNames;

const needed: readonly ColumnName[] = ["handle", "title", "vendor", "price", "imageSource"];

export type Columns = {
  readonly count: number;
  /** The trimmed text of a cell; empty when the file lacks the column. */
  readonly read: (cells: readonly string[], column: ColumnName) => string;
  readonly has: (column: ColumnName) => boolean;
  /** Headings that we ignore, in the file's order. */
  readonly unknown: readonly string[];
  /** Required headings that the file lacks, by their older name. */
  readonly missing: readonly string[];
};

const plain = (heading: string) => heading.trim().toLowerCase();
const names = Object.entries(columnNames).flatMap(([column, headings]) =>
  headings.map((heading) => [plain(heading), column] as const),
);
const columnOfHeading = new Map<string, string>(names);

/** Reads the headings. Of a duplicate heading, the first counts. */
export function readHeadings(headings: readonly string[]): Columns {
  const places = new Map<string, number>();
  const unknown: string[] = [];
  for (const [place, heading] of headings.entries()) {
    const column = columnOfHeading.get(plain(heading));
    if (column === undefined || places.has(column)) unknown.push(heading.trim());
    else places.set(column, place);
  }
  return {
    count: headings.length,
    read: (cells, column) => cells[places.get(column) ?? -1]?.trim() ?? "",
    has: (column) => places.has(column),
    unknown,
    missing: needed.filter((column) => !places.has(column)).map((column) => columnNames[column][0]),
  };
}
