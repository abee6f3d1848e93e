import type { ApiErrors } from '../../refusals/api-error.contract.ts'
import { type CodeColors, codeColorsProblem, leastSizeMm } from './print-rules.ts'

type Problem = ApiErrors['errors'][number]

type Wanted = {
  /** How many squares the code has in a row. */
  modules: number
  /** Its side in millimetres, quiet zone included. */
  size: number
  colors: CodeColors
  /** Whether it stands on a label of a grid, which says its size. */
  isOnSheet: boolean
}

/** Why nobody could read a code that was printed like this; nothing where everybody can. */
export function printProblems({ modules, size, colors, isOnSheet }: Wanted): Problem[] {
  const least = leastSizeMm(modules)
  const colorsProblem = codeColorsProblem(colors)
  const ofColors: Problem[] = colorsProblem
    ? [{ field: 'colors', code: 'weak-colors', message: colorsProblem }]
    : []
  if (size >= least) return ofColors

  const message = isOnSheet
    ? `Auf diesem Etikett hat der Code nur ${inWords(size)} mm, zum Lesen braucht er mindestens ${least} mm. Bitte wählen Sie das ausführliche Etikett oder ein größeres Raster.`
    : `So klein ist der Code nicht mehr zu lesen. Er braucht mindestens ${least} mm.`
  return [
    ...ofColors,
    { field: isOnSheet ? 'label' : 'size', code: 'too-small', message, data: { leastSize: least } },
  ]
}

const inWords = (size: number): string => (Math.floor(size * 10) / 10).toLocaleString('de-DE')
