import { describe, expect, it } from 'vitest'

import { readArguments } from './arguments.ts'

describe('a call of the benches', () => {
  it('lists them when it names none', () => {
    expect(readArguments([])).toEqual({ name: 'list', quota: null, isSlowed: false })
  })

  it('names one, with a part of the processor or a slowed product, in any order', () => {
    expect(readArguments(['--quota', '40', 'init'])).toEqual({ name: 'init', quota: 40, isSlowed: false })
    expect(readArguments(['all', '--slow'])).toEqual({ name: 'all', quota: null, isSlowed: true })
  })

  it.each([
    ['an unknown option', ['init', '--fast']],
    ['two names', ['init', 'start']],
    ['a part that is no number', ['init', '--quota', 'half']],
    ['a part that is missing', ['init', '--quota']],
    ['more than all', ['init', '--quota', '140']],
    ['nothing at all', ['init', '--quota', '0']],
  ])('is not understood with %s', (_title, args) => {
    expect(readArguments(args)).toBeNull()
  })
})
