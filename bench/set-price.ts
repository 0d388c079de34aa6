import type pg from "pg";

/** As an import would: a new version of the product, and of the catalogue. */
export async function setPrice(client: pg.Client, productCode: string, price: number): Promise<void> {
  await client.query("begin");
  await client.query("update skus set sale_price = $2 where product_code = $1", [productCode, price]);
  await client.query(
    `with next as (update catalogue_state set version = version + 1 returning version)
    update products set version = next.version from next where product_code = $1`,
    [productCode],
  );
  await client.query("commit");
}
