import { z } from "zod";

/**
 * Pictures and films, by names that are never reused for another: in a folder, or in a store that
 * speaks the S3 protocol, which several machines share. Merchants' originals are in one, what
 * shoppers send in another.
 */
export type MediaStore = {
  /**
   * @returns undefined when there is no such picture.
   * @throws MediaStoreAway when nobody can say
   */
  read(name: string): Promise<Buffer | undefined>;
  /** In bytes; undefined when there is no such file. @throws MediaStoreAway when nobody can say */
  sizeOf(name: string): Promise<number | undefined>;
  /**
   * A piece of a file that is there: films are sent piece by piece.
   * @param to the place of the last byte, not the one after it
   * @throws MediaStoreAway
   */
  readPiece(name: string, from: number, to: number): Promise<Buffer>;
  /** Stores a file unless it is there already. @throws MediaStoreAway */
  keep(name: string, bytes: Buffer): Promise<void>;
  /** Removes a file, and what a killed process left of it; none is fine. @throws MediaStoreAway */
  remove(name: string): Promise<void>;
};

/** Settings of the shop, whose importer writes, and of the storefront, which reads. */
export const mediaVariables = {
  MEDIA_BUCKET: z
    .string()
    .min(3)
    .optional()
    .describe("the bucket of an S3 store with the merchants' pictures and films"),
  MEDIA_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("the address of an S3 store other than Amazon's"),
  MEDIA_REGION: z.string().min(1).default("ap-southeast-3").describe("the region of the bucket"),
  MEDIA_ACCESS_KEY_ID: z.string().min(1).optional().describe("the id of an access key to the bucket"),
  MEDIA_SECRET_ACCESS_KEY: z.string().min(1).optional().describe("the secret of that access key"),
};

export type MediaSettings = z.infer<z.ZodObject<typeof mediaVariables>>;
