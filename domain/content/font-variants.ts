/** Spec: back office 9; the ends are named there, the others follow the OpenType names. */
export const fontWeightNames = {
  '100': 'Thin',
  '200': 'Extra Light',
  '300': 'Light',
  '400': 'Regular',
  '500': 'Medium',
  '600': 'Semi Bold',
  '700': 'Bold',
  '800': 'Extra Bold',
  '900': 'Black',
} as const
export type FontWeight = keyof typeof fontWeightNames

export const fontStyleLabels = { normal: 'Aufrecht', italic: 'Kursiv' } as const
export type FontStyle = keyof typeof fontStyleLabels

/** The variant of a family in addresses: `400` or `400-italic`. */
export function fontVariant(weight: FontWeight, style: FontStyle): string {
  return style === 'italic' ? `${weight}-italic` : weight
}
