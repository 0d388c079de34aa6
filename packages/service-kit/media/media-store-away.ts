/** The store of pictures did not answer, or refused us: whether it has a picture is unknown. */
export class MediaStoreAway extends Error {
  constructor(cause: unknown) {
    super(`the store of pictures does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = "MediaStoreAway";
  }
}
