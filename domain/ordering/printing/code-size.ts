import { dotsPerColumn } from './picture.ts'

/** As large as codes are drawn where there is room, in dots of the printer. */
export const usualDotsPerModule = 5

/**
 * How many bytes each version of a QR code holds at the level of correction that slips use, M: ISO/IEC 18004, table 7.
 */
const bytesOfVersions = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779,
  857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
]
/** White on both sides of it, besides what the paper has. */
const border = 2

/**
 * How large a module of a code is, in dots: those of signing devices hold so much that on narrow paper they would not
 * fit as large as usual, and printers leave out what is wider than their paper.
 */
export function dotsPerModuleOf(text: string, columns: number): number {
  const bytes = new TextEncoder().encode(text).length
  const smallest = bytesOfVersions.findIndex((most) => bytes <= most)
  const version = smallest < 0 ? bytesOfVersions.length : smallest + 1
  const modules = 17 + 4 * version + border

  return Math.max(1, Math.min(usualDotsPerModule, Math.floor((columns * dotsPerColumn) / modules)))
}
