/**
 * What is read out of the names of a catalogue, each once: they are few, and stand on every card.
 * All are forgotten together when there are `most`, which costs less than following which were
 * asked for last.
 */
export function createMemory<Value extends object>(most: number): (key: string, compose: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, compose) => {
    const before = known.get(key);
    if (before) return before;
    if (known.size >= most) known.clear();
    const value = compose();
    known.set(key, value);
    return value;
  };
}
