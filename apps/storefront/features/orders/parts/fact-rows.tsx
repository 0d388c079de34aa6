type FactRowsProps<Key extends string> = {
  /** Rows of names and values; without a value there is no row. */
  readonly facts: readonly (readonly [Key, string | null | undefined])[];
  readonly nameOf: (key: Key) => string;
  readonly className: string;
};

/** What is known of an order, a row each. */
export function FactRows<Key extends string>({ facts, nameOf, className }: FactRowsProps<Key>) {
  return (
    <dl className={className}>
      {facts.map(([key, value]) =>
        value ? (
          <div key={key} className="sum-row">
            <dt className="text-quiet">{nameOf(key)}</dt>
            <dd className="figures text-right font-semibold">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
