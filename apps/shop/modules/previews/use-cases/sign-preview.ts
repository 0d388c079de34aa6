import { createHmac } from "node:crypto";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Preview, previewOfText, textOfPreview } from "../domain/preview-token.ts";

/** The token of a link: signed rather than stored, since it opens nothing but a view, and ends. */
export function previewToken({ configuration }: Platform, preview: Preview): string {
  const text = textOfPreview(preview);
  return `${text}.${signature(configuration.STAFF_SECRET, text)}`;
}

/** @returns undefined for a token that we did not sign, or whose link has ended */
export function readPreviewToken({ configuration, clock }: Platform, token: string): Preview | undefined {
  const [text = "", given = ""] = token.split(".");
  const preview = previewOfText(text);
  if (!preview || !sameSecret(given, signature(configuration.STAFF_SECRET, text))) return undefined;
  return clock.now() < preview.expires ? preview : undefined;
}

const signature = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(`preview ${text}`).digest("base64url");
