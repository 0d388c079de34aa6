import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { seconds } from "../durations.ts";
import type { MediaSettings, MediaStore } from "./media.ts";
import { MediaStoreAway } from "./media-store-away.ts";

/** No original is larger: the importer refuses it. */
const largestPicture = 25_000_000;

const callTime = seconds(3);
/** A film takes longer to send than a question to answer: at least a megabyte each second. */
const uploadTimePerByte = seconds(1) / 1_000_000;

/** Pictures and films in a bucket, under the same names as in a folder. */
export function bucketStore(settings: MediaSettings & { readonly MEDIA_BUCKET: string }): MediaStore {
  const client = openClient(settings);
  const at = (name: string) => ({ Bucket: settings.MEDIA_BUCKET, Key: name });
  const sizeOf = (name: string): Promise<number | undefined> =>
    unlessMissing(async () => (await client.send(new HeadObjectCommand(at(name)))).ContentLength ?? 0);
  return {
    read: (name) =>
      unlessMissing(async () => {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(at(name)));
        if (!Body || ContentLength > largestPicture) return undefined;
        return Buffer.from(await Body.transformToByteArray());
      }),
    sizeOf,
    readPiece: (name, from, to) =>
      orAway(async () => {
        const { Body } = await client.send(new GetObjectCommand({ ...at(name), Range: `bytes=${from}-${to}` }));
        const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
        if (bytes.length !== to - from + 1) throw new Error("it sent another piece than the one asked for");
        return bytes;
      }),
    keep: async (name, bytes) => {
      if ((await sizeOf(name)) !== undefined) return;
      // The store checks the signed digest of the bytes, so that a partial file is never stored.
      const requestTimeout = callTime + bytes.length * uploadTimePerByte;
      await orAway(() => client.send(new PutObjectCommand({ ...at(name), Body: bytes }), { requestTimeout }));
    },
    remove: async (name) => {
      await orAway(() => client.send(new DeleteObjectCommand(at(name))));
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
    // Without a key the machine's own role is used.
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: seconds(2),
      requestTimeout: callTime,
      socketTimeout: callTime,
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
