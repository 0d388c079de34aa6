import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { seconds } from "../durations.ts";
import type { MediaSettings, MediaStore } from "./media.ts";
import { MediaStoreAway } from "./media-store-away.ts";

/** No original is larger: the importer refuses it. */
const largestPicture = 25_000_000;

/** Pictures in a bucket, under the same names as in a folder. */
export function bucketStore(settings: MediaSettings & { readonly MEDIA_BUCKET: string }): MediaStore {
  const client = openClient(settings);
  const at = (name: string) => ({ Bucket: settings.MEDIA_BUCKET, Key: name });
  const isThere = (name: string): Promise<boolean> =>
    unlessMissing(async () => {
      await client.send(new HeadObjectCommand(at(name)));
      return true;
    }).then((found) => found ?? false);
  return {
    read: (name) =>
      unlessMissing(async () => {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(at(name)));
        if (!Body || ContentLength > largestPicture) return undefined;
        return Buffer.from(await Body.transformToByteArray());
      }),
    keep: async (name, bytes) => {
      if (await isThere(name)) return;
      // The store checks the signed digest of the bytes, so that no half of them is ever stored.
      await orAway(() => client.send(new PutObjectCommand({ ...at(name), Body: bytes })));
    },
  };
}

function openClient(settings: MediaSettings): S3Client {
  const { MEDIA_ENDPOINT: endpoint, MEDIA_REGION: region } = settings;
  const { MEDIA_ACCESS_KEY_ID: accessKeyId, MEDIA_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return new S3Client({
    region,
    // Other stores rarely have a host name for each bucket, and not all know the newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // Without a key the machine's own role counts.
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: seconds(2),
      requestTimeout: seconds(3),
      socketTimeout: seconds(3),
      throwOnRequestTimeout: true,
    },
  });
}

async function unlessMissing<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name)) return undefined;
    throw new MediaStoreAway(error);
  }
}

async function orAway<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    throw new MediaStoreAway(error);
  }
}
