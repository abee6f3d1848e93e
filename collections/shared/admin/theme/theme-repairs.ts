import { accentProblem } from '#domain/content/accent-colors.ts'
import { contrastProblem, legibleColor } from '#domain/content/theme-problems.ts'

import type { ThemeValues } from './use-theme-values.ts'

/** What cannot be read, and the colour that could be taken for it. */
export type Repair = { part: 'color1' | 'color2' | 'accent'; message: string; nearest: string | null }

export function themeRepairs({ color1 = '', color2 = '', accent = '' }: ThemeValues): Repair[] {
  const message = contrastProblem(color1, color2)
  if (message) {
    const first = legibleColor(color1, color2, 'color1')
    return [
      first
        ? { part: 'color1', message, nearest: first }
        : { part: 'color2', message, nearest: legibleColor(color1, color2, 'color2') },
    ]
  }
  const problem = accentProblem({ accent, color1, color2 })

  return problem ? [{ part: 'accent', ...problem }] : []
}
