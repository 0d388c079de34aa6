import type { Language } from "@gelora/locale/language.ts";
import type { ProductActivity, SkuCampaign } from "../../../platform/schema.generated.ts";
import { orgCode } from "../../catalogue/organisation.ts";
import { skuAttributes } from "../../catalogue/product-parts.ts";
import type { ProductSource, SkuSource } from "../../catalogue/product-source.ts";

/** A product and the language in which it is listed. */
type Listed = { readonly source: ProductSource; readonly language: Language };

/** What the moment adds to a sku: promotions, and the price and pieces of a flash sale. */
type Moment = {
  readonly activities: readonly ProductActivity[];
  readonly campaign: SkuCampaign | null;
  /** Instead of the common price, whole rupiah. */
  readonly price: number | null;
  /** Apart from the common stock. */
  readonly pieces: number;
};

const ordinary: Moment = { activities: [], campaign: null, price: null, pieces: 0 };

/**
 * A sku as lists show it [LST-11, LST-19]. It answers from its product's source when asked: lists
 * ask for little of their hundreds of skus, and thousands of cards stay in memory.
 */
export class ListedSku {
  readonly #listed: Listed;
  readonly #sku: SkuSource;
  readonly #moment: Moment;

  constructor(listed: Listed, sku: SkuSource, moment: Moment = ordinary) {
    this.#listed = listed;
    this.#sku = sku;
    this.#moment = moment;
  }

  /** The same sku with more of the moment. */
  with(more: Partial<Moment>): ListedSku {
    return new ListedSku(this.#listed, this.#sku, { ...this.#moment, ...more });
  }

  get skuCode(): string {
    return this.#sku.skuCode;
  }

  get skuName(): string {
    const { source, language } = this.#listed;
    return [source.name[language], ...this.attributeValues.map(({ value }) => value)].join(" ");
  }

  get colourCode(): string {
    return this.#sku.colourCode;
  }

  /** What can be bought now, with the pieces of a flash sale. */
  get stock(): number {
    return this.#sku.stock + this.#moment.pieces;
  }

  get extCode(): string {
    return this.#sku.skuNo;
  }

  get barcode(): string {
    return this.#sku.barcode;
  }

  get orgCode(): string {
    return orgCode;
  }

  get salePrice(): number {
    return this.#moment.price ?? this.#sku.salePrice;
  }

  get productPrice(): number {
    return this.#sku.listPrice;
  }

  /**
   * The stock is sent as the quantity on sale with nothing sold, so the rule qty <= soldQty says
   * "empty" at 0 [LST-11, K40].
   */
  get channelSale() {
    return { qty: this.stock, soldQty: 0 };
  }

  get attributeValues() {
    const { source, language } = this.#listed;
    return skuAttributes(source, this.#sku, language);
  }

  get skuActivities(): ProductActivity[] {
    return [...this.#moment.activities];
  }

  get skuCampaign(): SkuCampaign | null {
    return this.#moment.campaign;
  }
}
