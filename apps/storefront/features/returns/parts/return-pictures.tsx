import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type ReturnDetail, returnPictureDocument } from "../data/return-documents.ts";
import type { Contact } from "../return-subject.ts";

/** The pictures that the shopper sent; they are private, so each is asked for in their name. */
export function ReturnPictures({ detail, contact }: { readonly detail: ReturnDetail; readonly contact: Contact }) {
  const words = useWords("returns");
  const { orderCode, returnCode, pictureCodes } = detail;
  if (!pictureCodes?.length) return null;
  const about = { orderCode: orderCode ?? "", returnCode: returnCode ?? "", ...contact };
  return (
    <ul aria-label={words("pictures")} className="mt-4 flex flex-wrap gap-3 border-line border-t pt-4">
      {pictureCodes.map((pictureCode, index) => (
        <li key={pictureCode}>
          <ReturnPicture input={{ ...about, pictureCode }} name={words("pictureNumber", { n: index + 1 })} />
        </li>
      ))}
    </ul>
  );
}

type ReturnPictureProps = {
  readonly input: Contact & { readonly orderCode: string; readonly returnCode: string; readonly pictureCode: string };
  readonly name: string;
};

function ReturnPicture({ input, name }: ReturnPictureProps) {
  const { loaded } = useShopRead(returnPictureDocument, { input });
  const address = loaded.state === "ready" ? loaded.value.returnPicture : undefined;
  if (!address) return <Skeleton className="size-24" />;
  return <img src={address} alt={name} className="size-24 rounded-md bg-tint object-cover" />;
}
