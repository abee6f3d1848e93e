/** Files with letters of one width: what the first file lacks is taken from the second. */
export const letterFonts = {
  regular: [
    import.meta.resolve('@fontsource/fira-mono/files/fira-mono-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/fira-mono/files/fira-mono-latin-ext-400-normal.woff'),
  ],
  bold: [
    import.meta.resolve('@fontsource/fira-mono/files/fira-mono-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/fira-mono/files/fira-mono-latin-ext-700-normal.woff'),
  ],
} as const

/** A letter of this size is as wide as a column: 0.6 of it. */
export const letterSizeDots = 20
/** From the top of a letter's cell down to where it stands. */
export const baselineDots = 19
