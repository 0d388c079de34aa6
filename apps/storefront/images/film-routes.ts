import { Readable } from "node:stream";
import { filmAddress, filmAt, largestFilm } from "@gelora/contracts/film-file.ts";
import { type MediaStore, MediaStoreAway } from "@gelora/service-kit/media-store.ts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { type ByteRange, byteRange } from "./byte-range.ts";

const forever = "public, max-age=31536000, immutable";
/** So much of a film is in memory for each who watches it. */
const pieceBytes = 1024 * 1024;

type Films = Pick<MediaStore, "sizeOf" | "readPiece">;

/**
 * Uploaded films and captions at `/files/{name}`, whole or in ranges, so that a player may jump.
 * Names are digests, so an address never shows another film.
 */
export const filmRoutes: FastifyPluginAsync<{ readonly films: Films }> = async (app, { films }) => {
  app.get<{ Params: { "*": string } }>("/files/*", async (request, reply) => {
    reply.header("x-content-type-options", "nosniff").header("content-security-policy", "default-src 'none'");
    const film = filmAt(filmAddress(request.params["*"]));
    if (!film) return refuse(reply, 404);
    const tag = `"${film.name}"`;
    try {
      const size = await films.sizeOf(film.name);
      if (size === undefined || size > largestFilm) return refuse(reply, 404);
      reply.header("cache-control", forever).header("etag", tag).header("accept-ranges", "bytes");
      if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
      const wanted = request.headers["if-range"];
      const isSame = wanted === undefined || wanted === tag;
      const range = byteRange(isSame ? request.headers.range : undefined, size);
      if (range === "unsatisfiable") return outOfRange(reply, size);
      const asked = range === "whole" ? { from: 0, to: size - 1 } : range;
      if (range !== "whole") reply.code(206).header("content-range", `bytes ${asked.from}-${asked.to}/${size}`);
      reply.type(film.contentType).header("content-length", asked.to - asked.from + 1);
      return reply.send(request.method === "HEAD" ? Readable.from([]) : await piecesOf(films, film.name, asked));
    } catch (error) {
      if (!(error instanceof MediaStoreAway)) throw error;
      request.log.warn({ err: error }, "no film");
      return refuse(reply, 503);
    }
  });
};

function refuse(reply: FastifyReply, status: 404 | 503): FastifyReply {
  for (const name of ["etag", "accept-ranges", "content-range", "content-length"]) reply.removeHeader(name);
  if (status === 503) reply.header("retry-after", 2);
  return reply
    .code(status)
    .header("cache-control", status === 404 ? "public, max-age=60" : "no-store")
    .type("text/plain; charset=utf-8")
    .send(status === 404 ? "No such file." : "This film cannot be read now. Please try again.");
}

function outOfRange(reply: FastifyReply, size: number): FastifyReply {
  return reply.code(416).header("cache-control", "no-store").header("content-range", `bytes */${size}`).send();
}

/** The first piece is read before the answer begins, while it can still be refused. */
async function piecesOf(films: Films, name: string, { from, to }: ByteRange): Promise<Readable | null> {
  if (to < from) return null;
  const piece = (at: number): Promise<Buffer> => films.readPiece(name, at, Math.min(at + pieceBytes - 1, to));
  const first = await piece(from);
  return Readable.from(
    (async function* () {
      yield first;
      for (let at = from + pieceBytes; at <= to; at += pieceBytes) yield await piece(at);
    })(),
  );
}
