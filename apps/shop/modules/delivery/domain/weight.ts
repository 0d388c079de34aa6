/** Goods without a known weight count as a boxed pair of shoes. */
const usualGrams = 1000;

export function gramsOf(weightGrams: number | undefined): number {
  return weightGrams && weightGrams > 0 ? Math.ceil(weightGrams) : usualGrams;
}

export function gramsTogether(lines: readonly { quantity: number; weightGrams?: number | undefined }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * gramsOf(line.weightGrams), 0);
}
