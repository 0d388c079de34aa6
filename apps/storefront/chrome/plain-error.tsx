import { staticError } from "../platform/page/static-error.ts";

/** What remains if the error page itself cannot load: static text and plain links [ERR-03, Q99]. */
export function PlainError() {
  return (
    <>
      {Object.entries(staticError).map(([language, { title, text, home }]) => (
        <p key={language} lang={language} className="p-8">
          <b>{title}</b> {text} <a href="/">{home}</a>
        </p>
      ))}
    </>
  );
}
