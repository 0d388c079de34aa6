/** Why something costs less than its list price, one reason per line. */
export function SavingList({ savings }: { readonly savings: readonly string[] }) {
  if (savings.length === 0) return null;
  return (
    <ul className="mt-0.5 text-good text-sm">
      {savings.map((saving) => (
        <li key={saving}>{saving}</li>
      ))}
    </ul>
  );
}
