import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { focalMarks } from './focal-marks.ts'

const css = readFileSync('ui/design/focal-point.css', 'utf8')

/** What the styles make of a mark, each rule that fits in the order of the file. */
function shownAt(axis: 'x' | 'y', mark: string): number {
  const rules = css.matchAll(/\[data-focal-(x|y)(\^|\$|)='(\d+)'\] \{\s+--focal-[xy]-(tens|ones): (\d+)%/g)
  const digits: Record<string, number> = {}
  for (const [, of, how, value = '', place = '', percent] of rules) {
    const fits = how === '^' ? mark.startsWith(value) : how === '$' ? mark.endsWith(value) : mark === value
    if (of === axis && fits) digits[place] = Number(percent)
  }

  return (digits.tens ?? 0) + (digits.ones ?? 0)
}

describe('a point that is to stay in sight', () => {
  it.each(['x', 'y'] as const)('is shown to the percent, from edge to edge (%s)', (axis) => {
    for (let percent = 0; percent <= 100; percent += 1) {
      const marks = focalMarks({ focalX: percent, focalY: percent })
      expect(shownAt(axis, marks[`data-focal-${axis}`] ?? '')).toBe(percent)
    }
  })

  it('marks nothing where a picture is cut in the middle', () => {
    expect(focalMarks({})).toEqual({ 'data-focal-x': undefined, 'data-focal-y': undefined })
  })
})
