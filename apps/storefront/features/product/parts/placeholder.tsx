/**
 * As high as a shelf of cards, for one that is still to come: for a shopper who has scrolled to the
 * footer by then nothing moves. Styled by `shelf-placeholder` in the stylesheet.
 */
export const Placeholder = () => <div className="shelf-placeholder" />;
