import type { PictureSource } from "../../apps/storefront/images/picture-source.ts";
import { drawMedia } from "./draw-media.ts";

/**
 * The demonstration shop's drawings, for the storefront's picture route; its setting PICTURE_SOURCE
 * names this file.
 */
export const pictureSource: PictureSource = async (mediaKey) => {
  const drawn = drawMedia(mediaKey);
  return drawn && { kind: "drawing", svg: drawn.svg, width: drawn.width };
};
