import type { Platform } from "./platform.ts";

/**
 * A part of an answer whose other parts are shown without it.
 * @returns null when it could not be read, which the log reports
 */
export async function readPart<Part>({ log }: Platform, part: string, read: () => Promise<Part>): Promise<Part | null> {
  try {
    return await read();
  } catch (error) {
    log.error({ err: error, part }, "a part of the account's overview could not be read");
    return null;
  }
}
