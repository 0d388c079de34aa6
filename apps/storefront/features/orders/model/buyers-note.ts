/** What the buyer wrote at the checkout, of an order's further properties. */
export function buyersNote(extProps: unknown): string | undefined {
  if (typeof extProps !== "object" || extProps === null || !("remark" in extProps)) return undefined;
  return typeof extProps.remark === "string" && extProps.remark !== "" ? extProps.remark : undefined;
}
