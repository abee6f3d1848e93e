import { describe, expect, it } from 'vitest'

import type { Punch } from '../clock/punch.ts'
import { type Where, whereToPress } from './where-to-press.ts'

const branch = (id: string, allowsOwnDevices: boolean) => ({
  id,
  name: id.toUpperCase(),
  timeZone: 'Europe/Vienna',
  allowsOwnDevices,
})
const [alpe, see, stadt] = [branch('alpe', true), branch('see', true), branch('stadt', false)]
const person = { id: 'mia', username: 'mia', name: 'Mia M.' }
const punch = (kind: Punch['kind'], at: string): Punch => ({
  id: kind,
  at: 0,
  kind,
  person,
  task: null,
  project: null,
  isProven: true,
  branch: at,
})

const startedAt = '2026-11-29T06:00:00Z'

const where = (more: Partial<Parameters<typeof whereToPress>[0]>, branches = [alpe, see, stadt]): Where =>
  whereToPress({
    seen: { person, activity: null, branches },
    punches: [],
    isAtWork: false,
    chosen: '',
    ...more,
  })

describe('a press on a device of one’s own counts', () => {
  it('where somebody says, of the branches that agree, and else at the first of them', () => {
    expect(where({})).toEqual({ kind: 'here', branch: alpe, others: [see] })
    expect(where({ chosen: 'see' })).toEqual({ kind: 'here', branch: see, others: [alpe] })
    expect(where({ chosen: 'stadt' })).toMatchObject({ branch: alpe })
  })

  it('where work began, whatever is chosen meanwhile', () => {
    const seen = {
      person,
      activity: { state: 'running' as const, startedAt, branch: 'see' },
      branches: [alpe, see, stadt],
    }
    expect(where({ seen, isAtWork: true, chosen: 'alpe' })).toEqual({
      kind: 'here',
      branch: see,
      others: [],
    })
  })

  it('where it was begun on this device a moment ago, though nobody has heard of it yet', () => {
    const punches = [punch('start', 'see'), punch('pause', 'see')]
    expect(where({ punches, isAtWork: true, chosen: 'alpe' })).toMatchObject({ branch: see, others: [] })
  })

  it('nowhere here, if it was begun at a branch where only the clock of the house counts', () => {
    const at = (id: string) => ({
      person,
      activity: { state: 'paused' as const, startedAt, branch: id },
      branches: [alpe, see, stadt],
    })
    expect(where({ seen: at('stadt'), isAtWork: true })).toEqual({ kind: 'begun-at-clock', name: 'STADT' })
    // Where they do not work any more.
    expect(where({ seen: at('fort'), isAtWork: true })).toEqual({ kind: 'begun-at-clock', name: null })
  })

  it('nowhere, while no branch agrees or there is none', () => {
    expect(where({}, [stadt])).toEqual({ kind: 'nowhere-allowed', names: ['STADT'] })
    expect(where({}, [])).toEqual({ kind: 'no-branch' })
  })
})
