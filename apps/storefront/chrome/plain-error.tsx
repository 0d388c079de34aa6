/**
 * What remains if the error page itself cannot load: plain English and a plain link [ERR-03, Q99].
 */
export function PlainError() {
  return (
    <p className="p-8">
      Well, this is unexpected... <a href="/">Back to Homepage</a>
    </p>
  );
}
