export function loader() {
  return { a: 1 };
}
export default function Page() {
  return null;
}
