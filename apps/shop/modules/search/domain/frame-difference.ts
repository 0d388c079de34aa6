import type { Frame } from "../../catalogue/frame.ts";

/**
 * Whether products are found or filed differently by another frame: something that they may refer
 * to is called otherwise, stands elsewhere or is gone. What is only added has no products yet.
 */
export function refilesProducts(before: Frame, after: Frame): boolean {
  return (
    [...before.brands].some(([code, { brandName }]) => after.brands.get(code)?.brandName !== brandName) ||
    [...before.sports].some(([code, { name }]) => !isSame(after.sports.get(code)?.name, name)) ||
    before.categories.some(({ categoryCode, name, parentCode }) => {
      const now = after.categoryOf(categoryCode);
      return !now || now.parentCode !== parentCode || !isSame(now.name, name);
    })
  );
}

function isSame(one: object | undefined, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
