import sharp from "sharp";
import type { TestShop } from "../../../testing/shop.ts";
import { field, type Shopper } from "../../../testing/shopper.ts";
import { reviewsToDecide } from "../reviews.ts";

export type Answered = { readonly success: boolean; readonly errorCode: string | null };

/** Sends a review of an order's first line, a first one unless it has a version. */
export async function sendReview(
  shopper: Pick<Shopper, "send">,
  orderCode: string,
  change: object = {},
  language = "en-US",
): Promise<Answered> {
  const input = { orderCode, orderItemCode: `${orderCode}-1`, stars: 5, text: "Bounces as it should.", ...change };
  const query = "mutation ($input: WriteReviewInput!) { writeReview(input: $input) { success errorCode } }";
  return field(await shopper.send(query, { input }, language), "writeReview");
}

/** The code of the version of the newest review that waits for staff. @throws Error without one */
export async function waitingVersion(shop: TestShop): Promise<string> {
  const version = (await reviewsToDecide(shop.platform)).at(-1)?.versionCode;
  if (!version) throw new Error("no review waits");
  return version;
}

/** Sends a picture for a review of an order. @returns its code */
export async function sendPicture(shop: TestShop, shopper: Pick<Shopper, "send">, orderCode: string): Promise<string> {
  const started = field<{ data: { pictureCode: string; ticket: string }[] }>(
    await shopper.send(
      "mutation ($code: String!) { startReviewPicture(orderCode: $code) { data { pictureCode ticket } } }",
      { code: orderCode },
    ),
    "startReviewPicture",
  );
  const [{ pictureCode, ticket } = { pictureCode: "", ticket: "" }] = started.data;
  const plain = sharp({ create: { width: 1600, height: 800, channels: 3, background: "#c33" } });
  const file = await plain
    .jpeg()
    .withExif({ IFD0: { Make: "kamera-rahasia" } })
    .toBuffer();
  const payload = { ticket, picture: file.toString("base64") };
  const answer = await shop.server.inject({ method: "POST", url: "/pictures", payload });
  if (!answer.json<Answered>().success) throw new Error(answer.body);
  return pictureCode;
}

export type ShownProduct = {
  readonly rating: { readonly average: number; readonly count: number; readonly stars: readonly number[] } | null;
  readonly reviews: readonly {
    readonly reviewCode: string;
    readonly stars: number;
    readonly fit: string | null;
    readonly sizeName: string;
    readonly text: string;
    readonly language: string;
    readonly author: string | null;
    readonly answer: string | null;
    readonly pictures: readonly { readonly small: string; readonly whole: string }[];
  }[];
};

/** What a product's page shows; of the ball unless it says otherwise. */
export async function shownProduct(shop: TestShop, productCode = "PB1"): Promise<ShownProduct> {
  return field(
    await shop.send(
      `query ($code: String!) { productInit(input: { productCode: $code }) { rating { average count stars fit { small trueToSize large } }
        reviews { reviewCode stars fit sizeName text language author answer pictures { small whole } } } }`,
      { code: productCode },
    ),
    "productInit",
  );
}
