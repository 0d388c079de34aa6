/** The films and captions that we serve, by the ending of their names. */
const contentTypes = { mp4: "video/mp4", webm: "video/webm", vtt: "text/vtt; charset=utf-8" } as const;

export type FilmEnding = keyof typeof contentTypes;

/** In bytes; a longer film belongs to a service for films. */
export const largestFilm = 100_000_000;

export type FilmFile = {
  /** Its name in the media store, which never means another file. */
  readonly name: string;
  readonly contentType: (typeof contentTypes)[FilmEnding];
};

const form = /^\/files\/([0-9a-f]{32}\.(mp4|webm|vtt))$/;

/** The uploaded file at an address; undefined for an address of another kind. */
export function filmAt(address: string): FilmFile | undefined {
  const [, name, ending] = form.exec(address) ?? [];
  return name && isFilmEnding(ending) ? { name, contentType: contentTypes[ending] } : undefined;
}

export const isFilmEnding = (ending: string | undefined): ending is FilmEnding =>
  ending !== undefined && Object.hasOwn(contentTypes, ending);

export const filmAddress = (name: string): string => `/files/${name}`;
