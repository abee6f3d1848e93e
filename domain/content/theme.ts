import * as z from 'zod/mini'

/** What a house and each of its divisions say of their look; the division's word goes before the house's. */
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

/** The look of a division: its own where it has one, else that of the house. */
export function themeOf(house: Theme, division?: Said | null): Theme {
  return {
    colorSetting: division?.colorSetting || house.colorSetting,
    color1: division?.color1 || house.color1,
    color2: division?.color2 || house.color2,
    font: division?.font || house.font,
    borderRadius: division?.borderRadius || house.borderRadius,
  }
}
