import type { OwnReview } from "../data/review-documents.ts";
import { useReviewWords } from "./review-words.tsx";

/** The pictures of a buyer's own review, in small. */
export function OwnPictures({ pictures }: Pick<OwnReview, "pictures">) {
  const words = useReviewWords();
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {pictures.map(({ pictureCode, small }, index) => (
        <li key={pictureCode}>
          <img
            src={small}
            alt={words("ownPicture", { n: index + 1 })}
            width="80"
            height="80"
            className="size-20 rounded-md bg-tint object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
