import type { FontPair } from '#domain/content/website-looks.data.ts'

export type Family = 'archivo' | 'bitter' | 'fraunces' | 'mulish' | 'sourceSans'

type Pair = { headings: Family; text: Family; weight: number; tracking: string }

/** What is written with what. Files, licences and how they are cut: `ui/design/fonts/LICENSE.txt`. */
export const pairs: Readonly<Record<FontPair, Pair>> = {
  fraunces: { headings: 'fraunces', text: 'mulish', weight: 560, tracking: '-0.015em' },
  archivo: { headings: 'archivo', text: 'sourceSans', weight: 700, tracking: '-0.02em' },
  bitter: { headings: 'bitter', text: 'sourceSans', weight: 700, tracking: '-0.015em' },
}

/** A font of the device in the box of another one, in percent of its own size. */
type Box = { fonts: readonly string[]; sizeAdjust: number; ascent: number; descent: number }

const sans = ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto']
const boldSans = ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Neue Bold', 'Roboto Bold']
const boldSerif = ['Times New Roman Bold', 'Liberation Serif Bold', 'Georgia Bold']
const serif = 'Georgia,serif'

type Description = { name: string; weights: string; generic: string; fallback: Box; wideFallback: Box }

/** Headings have one weight, whatever is asked of them, so that nothing is made bold twice. */
export const families: Readonly<Record<Family, Description>> = {
  fraunces: {
    name: 'Fraunces',
    weights: '1 1000',
    generic: serif,
    fallback: { fonts: boldSerif, sizeAdjust: 101.6, ascent: 96.3, descent: 25.1 },
    wideFallback: { fonts: ['DejaVu Serif Bold'], sizeAdjust: 77.1, ascent: 126.9, descent: 33.1 },
  },
  archivo: {
    name: 'Archivo',
    weights: '1 1000',
    generic: 'system-ui,sans-serif',
    fallback: { fonts: boldSans, sizeAdjust: 98.3, ascent: 89.3, descent: 21.4 },
    wideFallback: { fonts: ['DejaVu Sans Bold'], sizeAdjust: 82.2, ascent: 106.8, descent: 25.5 },
  },
  bitter: {
    name: 'Bitter',
    weights: '1 1000',
    generic: serif,
    fallback: { fonts: boldSerif, sizeAdjust: 109.6, ascent: 85.3, descent: 24.2 },
    wideFallback: { fonts: ['DejaVu Serif Bold'], sizeAdjust: 83.1, ascent: 112.5, descent: 31.9 },
  },
  sourceSans: {
    name: 'Source Sans',
    weights: '400 800',
    generic: 'system-ui,sans-serif',
    fallback: { fonts: sans, sizeAdjust: 93.8, ascent: 109.2, descent: 42.6 },
    wideFallback: { fonts: ['DejaVu Sans'], sizeAdjust: 82.2, ascent: 124.5, descent: 48.7 },
  },
  mulish: {
    name: 'Mulish Variable',
    weights: '200 1000',
    generic: 'system-ui,sans-serif',
    fallback: { fonts: sans, sizeAdjust: 104.1, ascent: 96.5, descent: 24 },
    wideFallback: { fonts: ['DejaVu Sans'], sizeAdjust: 90.9, ascent: 110.6, descent: 27.5 },
  },
}
