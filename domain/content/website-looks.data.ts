/** How the pages of a website are built: its header, its stage, its rhythm, its cards and its foot. */
export const faces = {
  warm: 'Gastlich: große Schrift, Bilder bis zum Rand, viel Ruhe',
  clear: 'Sachlich: Raster, Zusagen und Handlung voran',
} as const
export type Face = keyof typeof faces

/** Fonts that come with the product: what headings are written in, and what all else is. */
export const fontPairs = {
  fraunces: 'Erzählend: Fraunces und Mulish',
  archivo: 'Nüchtern: Archivo und Source Sans',
  bitter: 'Bodenständig: Bitter und Source Sans',
} as const
export type FontPair = keyof typeof fontPairs

/** Corners by name; any other measure may be typed. */
export const radiusPresets = { '0': 'Eckig', '0.5rem': 'Weich', '1.25rem': 'Rund' } as const
