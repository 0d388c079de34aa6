import { buttonClass } from "@gelora/ui/button.tsx";
import { useEffect, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";

/** Wide enough for any scanner; the drawing has the width of the screen. */
const width = 768;

/**
 * Saves a QR code as a picture, to be opened from the gallery in a banking app on the same phone,
 * which cannot scan its own screen. Galleries and banking apps know no SVG, so it is drawn as PNG.
 */
export function SaveCode({ image, orderCode }: { readonly image: string; readonly orderCode: string }) {
  const words = useWords("payment");
  const picture = usePng(image);
  if (!picture) return null;
  return (
    <a href={picture} download={`qris-${orderCode}.png`} className={`mt-3 ${buttonClass("outline", "small")}`}>
      {words("qrSave")}
    </a>
  );
}

/** A drawing as a PNG's data address; undefined until it is drawn, and where that fails. */
function usePng(source: string): string | undefined {
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => {
    let isOver = false;
    void drawPng(source).then((png) => {
      if (!isOver) setDrawn(png);
    });
    return () => {
      isOver = true;
    };
  }, [source]);
  return drawn;
}

async function drawPng(source: string): Promise<string | undefined> {
  const image = new Image(width, width);
  image.src = source;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = width;
  const context = canvas.getContext("2d");
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  if (!context) return undefined;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, width);
  // Squares stay sharp.
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, width, width);
  return canvas.toDataURL("image/png");
}
