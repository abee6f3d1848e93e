import type { Face } from '#domain/content/website-looks.data.ts'
import clear from './clear.module.css'
import warm from './warm.module.css'

/**
 * What the whole page is called where a website has a face. The rules of a face speak of nothing but this class and of
 * the parts of the page below it, so that pages without it carry none of them (decision 58).
 */
export const faceClass = (face: Face | null | undefined): string | undefined =>
  face ? { warm: warm.face, clear: clear.face }[face] : undefined
