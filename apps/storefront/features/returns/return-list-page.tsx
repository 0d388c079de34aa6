import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { ReturnList } from "./parts/return-list.tsx";

/** The returns of orders placed from this browser [GAP-06]. */
export function ReturnListPage() {
  return (
    <PageFrame width="list">
      <ReturnList ofMember={false} />
    </PageFrame>
  );
}
