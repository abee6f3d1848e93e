import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldLedger } from './fold-ledger.ts'
import { correction, facts, hourMs, punch, randomLedger, shuffled } from './ledger.fixture.ts'

const day = [punch('start', 8), punch('pause', 12), punch('resume', 12.5), punch('end', 16.5)]

describe('a day at the clock', () => {
  it('is one activity with its break', () => {
    const { activities, conflicts } = foldLedger(day)

    expect(activities).toEqual([
      {
        id: 'start-8',
        state: 'ended',
        from: 8 * hourMs,
        to: 16.5 * hourMs,
        breaks: [{ from: 12 * hourMs, to: 12.5 * hourMs }],
        facts,
        madeOf: ['start-8', 'pause-12', 'resume-12.5', 'end-16.5'],
      },
    ])
    expect(conflicts.size).toBe(0)
  })

  it.each<[string, ReturnType<typeof punch>[], string[], [string, string][]]>([
    ['runs until its end is pressed', [punch('start', 8)], ['running'], []],
    ['rests until it goes on', [punch('start', 8), punch('pause', 12)], ['paused'], []],
    ['is begun once', [punch('start', 8), punch('start', 9)], ['running'], [['start-9', 'already-at-work']]],
    [
      'is begun once, however often the button is tapped',
      [punch('start', 8), punch('start', 8.01)],
      ['running'],
      [['start-8.01', 'repeated']],
    ],
    [
      'is ended once, however often the button is tapped',
      [punch('start', 8), punch('end', 9), punch('end', 9.01)],
      ['ended'],
      [['end-9.01', 'repeated']],
    ],
    ['is not ended without a begin', [punch('end', 9)], [], [['end-9', 'not-at-work']]],
    [
      'has no break within a break',
      [punch('start', 8), punch('pause', 9), punch('pause', 10)],
      ['paused'],
      [['pause-10', 'already-paused']],
    ],
    [
      'goes on only from a break',
      [punch('start', 8), punch('resume', 9)],
      ['running'],
      [['resume-9', 'not-paused']],
    ],
    [
      'whose end was forgotten lets the next one begin',
      [punch('start', 8), punch('start', 24)],
      ['incomplete', 'running'],
      [],
    ],
    ['may be as long as the longest shift', [punch('start', 8), punch('end', 23.99)], ['ended'], []],
    ...(['pause', 'end'] as const).map(
      (kind): [string, ReturnType<typeof punch>[], string[], [string, string][]] => [
        `whose end was forgotten is not what the next day’s “${kind}” is about`,
        [punch('start', 8), punch(kind, 31)],
        ['incomplete'],
        [[`${kind}-31`, 'too-late']],
      ],
    ),
    [
      'whose end was forgotten within a break is not resumed on the next day',
      [punch('start', 8), punch('pause', 12), punch('resume', 24), punch('start', 24.5)],
      ['incomplete', 'running'],
      [['resume-24', 'too-late']],
    ],
  ])('%s', (_, punches, states, conflicts) => {
    const folded = foldLedger(punches)

    expect(folded.activities.map(({ state }) => state)).toEqual(states)
    expect([...folded.conflicts]).toEqual(conflicts)
  })

  it('ends where its last break ends for whoever goes home from it', () => {
    const [activity] = foldLedger([punch('start', 8), punch('pause', 12), punch('end', 13)]).activities

    expect(activity).toMatchObject({ to: 13 * hourMs, breaks: [{ from: 12 * hourMs, to: 13 * hourMs }] })
  })

  it('keeps no break without length', () => {
    const [activity] = foldLedger([
      punch('start', 8),
      punch('pause', 9),
      punch('resume', 9, { id: 'again' }),
    ]).activities

    expect(activity).toMatchObject({ state: 'running', breaks: [] })
  })

  it('is about what was said last, at the place where it began', () => {
    const [activity] = foldLedger([
      punch('start', 8, { facts: { ...facts, task: 'a' } }),
      punch('end', 9, { facts: { ...facts, branch: 'graz', project: 'p' } }),
    ]).activities

    expect(activity?.facts).toEqual({ ...facts, task: 'a', project: 'p' })
  })
})

describe('a clock that was offline', () => {
  it('ends with the same state, whichever of two devices arrives first', () => {
    const [start, ...rest] = day
    const late = { ...punch('start', 8), sequence: 99 }

    expect(foldLedger([...rest, late]).activities).toEqual(
      foldLedger(start ? [start, ...rest] : []).activities,
    )
  })
})

describe('a correction', () => {
  const [start, pause, resume, end] = day.map(({ id }) => id)
  const replaced = [start, pause, resume, end].map(String)
  const entry = { from: 7 * hourMs, to: 15 * hourMs, breaks: [], facts }

  it('stands in for all that an activity was made of, under its name', () => {
    const { activities, conflicts } = foldLedger([
      ...day,
      correction('c', { activity: 'start-8', replaces: replaced, entry }),
    ])

    expect(activities).toEqual([{ ...entry, id: 'start-8', state: 'ended', madeOf: ['c'] }])
    expect(conflicts.size).toBe(0)
  })

  it('is corrected in its turn', () => {
    const first = correction('c', { activity: 'start-8', replaces: replaced, entry })
    const again = { ...entry, to: 14 * hourMs }
    const { activities } = foldLedger([
      ...day,
      first,
      correction('d', { activity: 'start-8', replaces: ['c'], entry: again }),
    ])

    expect(activities).toEqual([{ ...again, id: 'start-8', state: 'ended', madeOf: ['d'] }])
  })

  it('withdraws an activity', () => {
    expect(
      foldLedger([...day, correction('c', { activity: 'start-8', replaces: replaced, entry: null })])
        .activities,
    ).toEqual([])
  })

  it('adds what was never pressed', () => {
    expect(foldLedger([correction('c', { activity: null, replaces: [], entry })]).activities).toMatchObject([
      { id: 'c', state: 'ended' },
    ])
  })

  it('of an activity that goes on lets its end be pressed', () => {
    const open = { ...entry, to: null }
    const { activities, conflicts } = foldLedger([
      punch('start', 8),
      correction('c', { activity: 'start-8', replaces: ['start-8'], entry: open }),
      punch('end', 16),
    ])

    expect(activities).toMatchObject([
      { id: 'start-8', state: 'ended', from: 7 * hourMs, to: 16 * hourMs, madeOf: ['c', 'end-16'] },
    ])
    expect(conflicts.size).toBe(0)
  })
})

describe('whatever was pressed and corrected', () => {
  it('leads to the same state in whichever order it arrives', () => {
    fc.assert(
      fc.property(randomLedger, fc.integer(), (events, seed) => {
        expect(foldLedger(shuffled(events, seed))).toEqual(foldLedger(events))
      }),
    )
  })

  it('is part of one activity, in conflict or replaced, and of nothing else', () => {
    fc.assert(
      fc.property(randomLedger, (events) => {
        const { activities, conflicts } = foldLedger(events)
        const replaced = new Set(
          events.flatMap((event) => (event.kind === 'correction' ? event.replaces : [])),
        )
        const withdrawals = events.filter((event) => event.kind === 'correction' && !event.entry)
        const accounted = [
          ...activities.flatMap(({ madeOf }) => madeOf),
          ...conflicts.keys(),
          ...events.filter(({ id }) => replaced.has(id)).map(({ id }) => id),
          ...withdrawals.filter(({ id }) => !replaced.has(id)).map(({ id }) => id),
        ]

        expect(accounted.toSorted()).toEqual(events.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('leaves at most one activity open, the last that was begun', () => {
    fc.assert(
      fc.property(randomLedger, (events) => {
        const { activities } = foldLedger(events)
        const open = activities.filter(({ state }) => state === 'running' || state === 'paused')

        expect(open.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('makes activities whose breaks lie within them, one after the other', () => {
    fc.assert(
      fc.property(randomLedger, (events) => {
        for (const { from, to, breaks } of foldLedger(events).activities) {
          const edges = [from, ...breaks.flatMap((each) => [each.from, each.to ?? Infinity]), to ?? Infinity]
          expect(edges).toEqual(edges.toSorted((one, other) => one - other))
        }
      }),
    )
  })
})
