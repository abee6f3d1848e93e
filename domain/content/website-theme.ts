import * as z from 'zod/mini'

import { theme } from './theme.ts'
import { type Face, faces, type FontPair, fontPairs } from './website-looks.data.ts'

const color = z.string()
const accentSide = z.object({
  /** What buttons and grounds are filled with. */
  fill: color,
  /** What is written on it. */
  on: color,
  /** The same colour where it is written with, on the page and on all grounds that are mixed of it. */
  words: color,
})
export type AccentSide = z.infer<typeof accentSide>

/** What the website says of its look besides what it shares with the shop. None of it has to be chosen. */
export const websiteTheme = z.extend(theme, {
  face: z.nullish(z.enum(Object.keys(faces) as [Face, ...Face[]])), // the table above is never empty
  fontPair: z.nullish(z.enum(Object.keys(fontPairs) as [FontPair, ...FontPair[]])),
  /** The accent as it is legible in each colour setting. */
  accent: z.nullish(z.object({ white: accentSide, black: accentSide })),
  /** What the house promises in a few words each. */
  claims: z.optional(z.array(z.string())),
})
export type WebsiteTheme = z.infer<typeof websiteTheme>
