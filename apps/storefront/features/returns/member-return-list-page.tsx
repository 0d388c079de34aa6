import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useLoaderData } from "react-router";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { AccountLayout } from "../account/account-layout.tsx";
import { ReturnList } from "./parts/return-list.tsx";

/** A member's returns [GAP-06]. */
export function MemberReturnListPage() {
  const { guard } = useLoaderData<GuardedData>();
  return (
    <AccountLayout guard={guard} waiting={<Skeleton className="h-96" />}>
      <ReturnList ofMember />
    </AccountLayout>
  );
}
