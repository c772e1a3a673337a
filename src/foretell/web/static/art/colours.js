// The colours of drawings, which `tokens.css` defines for each theme.

export const AMBER = "var(--art-amber)";
export const BLUSH = "var(--art-blush)";
export const COPPER = "var(--art-copper)";
export const CORAL = "var(--art-coral)";
export const CREAM = "var(--art-cream)";
export const DUSK = "var(--art-dusk)";
export const GOLD = "var(--art-gold)";
export const INDIGO = "var(--art-indigo)";
export const INK = "var(--art-ink)";
export const NIGHT = "var(--art-night)";
export const PETAL = "var(--art-petal)";
export const PLUM = "var(--art-plum)";
export const ROSE = "var(--art-rose)";
export const RUST = "var(--art-rust)";
export const SHADE = "var(--art-shade)";
export const SILVER = "var(--art-silver)";
export const TEAL = "var(--art-teal)";
export const VIOLET = "var(--art-violet)";
export const WOOD = "var(--art-wood)";
/** Four tones, the lightest first. */
export const SKIN = Object.freeze([
  "var(--art-skin-1)",
  "var(--art-skin-2)",
  "var(--art-skin-3)",
  "var(--art-skin-4)",
]);
