/**
 * The widths of the gallery's pictures: the zoom asks for the same, which the browser already has.
 */
export const galleryWidths = [400, 600, 800, 1200, 1600];
export const gallerySizes = "(min-width: 64rem) 50vw, 100vw";
