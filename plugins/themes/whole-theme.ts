import type { Division } from '#cms/payload-types.ts'

type Look = NonNullable<Division['theme']>

const empty = {
  face: null,
  colorSetting: null,
  color1: null,
  color2: null,
  accent: null,
  fontPair: null,
  font: null,
  fontUrl: null,
  borderRadius: null,
  claims: [],
  favicon: null,
  previewImage: null,
} as const satisfies Required<Look>

/** A look in which nothing is left unsaid, so that whatever takes it over forgets what was there before. */
export const wholeTheme = (look: Look | null | undefined): Look => ({
  ...empty,
  claims: [],
  ...withoutGaps(look),
})

const withoutGaps = (look: Look | null | undefined): Look =>
  Object.fromEntries(Object.entries(look ?? {}).filter(([, value]) => value !== undefined && value !== null))
