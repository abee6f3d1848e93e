import * as z from 'zod/mini'

/** What a house and each of its brands say of their look; the brand's word goes before the house's. */
export const themeShape = {
  colorSetting: z.enum(['white', 'black']),
  color1: z.string(),
  color2: z.string(),
  font: z.string(),
  borderRadius: z.string(),
}
export const theme = z.object(themeShape)
export type Theme = z.infer<typeof theme>

type Said = { [Part in keyof Theme]?: Theme[Part] | null }

/** The look of a brand: its own where it has one, else that of the house. */
export function themeOf(house: Theme, brand?: Said | null): Theme {
  return {
    colorSetting: brand?.colorSetting || house.colorSetting,
    color1: brand?.color1 || house.color1,
    color2: brand?.color2 || house.color2,
    font: brand?.font || house.font,
    borderRadius: brand?.borderRadius || house.borderRadius,
  }
}
