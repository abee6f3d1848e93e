import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  mostAtOnce,
  nextAt,
  queueAfter,
  toBegin,
  totalsOf,
  totalsWords,
  type Upload,
} from './upload-queue.ts'

const file = (key: string, bytes = 100, problem: string | null = null) => ({
  key,
  name: `${key}.jpg`,
  bytes,
  problem,
})
const added = (...keys: string[]) => queueAfter([], { type: 'add', files: keys.map((key) => file(key)) })
const stateOf = (queue: readonly Upload[], key: string) => queue.find((each) => each.key === key)?.state

describe('files on their way', () => {
  it('go a few at once, in the order in which they came', () => {
    const queue = added('a', 'b', 'c', 'd', 'e')

    expect(toBegin(queue, 0)).toEqual(['a', 'b', 'c'])
    const sending = queueAfter(queueAfter(queue, { type: 'begin', key: 'a' }), { type: 'begin', key: 'b' })
    expect(toBegin(sending, 0)).toEqual(['c'])
  })

  it('wait for whoever tells them to, and are not lost by it', () => {
    const queue = queueAfter(added('a', 'b'), { type: 'postpone', key: 'a', notBefore: 5000 })

    expect(toBegin(queue, 4999)).toEqual(['b'])
    expect(nextAt(queue, 4999)).toBe(5000)
    expect(nextAt(queue, 5000)).toBeNull()
    expect(toBegin(queue, 5000)).toEqual(['a', 'b'])
  })

  it('fail each for itself, and can be tried again', () => {
    const failed = queueAfter(added('a', 'b'), { type: 'failed', key: 'a', reason: 'Zu groß.' })
    expect([stateOf(failed, 'a'), stateOf(failed, 'b')]).toEqual(['failed', 'waiting'])

    expect(stateOf(queueAfter(failed, { type: 'retry', key: 'a' }), 'a')).toBe('waiting')
  })

  it('that cannot be sent at all are never begun', () => {
    const queue = queueAfter([], { type: 'add', files: [file('a', 1, 'Zu groß.'), file('b')] })

    expect(toBegin(queue, 0)).toEqual(['b'])
  })

  it('that are there already wait for a decision', () => {
    const known = { collection: 'images' as const, id: '1', title: 'Suppe' }
    const queue = queueAfter(added('a'), { type: 'known', key: 'a', known })

    expect(toBegin(queue, 0)).toEqual([])
    const [anyway] = queueAfter(queue, { type: 'anyway', key: 'a' })
    expect(anyway).toMatchObject({ state: 'waiting', isAnyway: true })
    expect(queueAfter(queue, { type: 'forget', key: 'a' })).toEqual([])
  })

  it('say how far they are, by their bytes', () => {
    let queue = queueAfter([], {
      type: 'add',
      files: [file('a', 300), file('b', 100), file('c', 100, 'Nein.')],
    })
    queue = queueAfter(queue, { type: 'progress', key: 'a', share: 0.5 })

    expect(totalsOf(queue)).toEqual({ count: 3, done: 0, failed: 1, known: 0, open: 2, share: 0.5 })
    expect(totalsWords(totalsOf(queue))).toBe('0 von 3 Dateien hochgeladen, 1 fehlgeschlagen')
    expect(totalsWords({ count: 4, done: 3, failed: 0, known: 1, open: 0, share: 1 })).toBe(
      '3 hochgeladen, 1 gibt es schon',
    )
    expect(
      queueAfter(queueAfter(queue, { type: 'done', key: 'a', id: '1' }), { type: 'clear' }),
    ).toHaveLength(2)
  })

  it('are never more at once than allowed, and none is lost, whatever happens', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f']
    const event = fc.oneof(
      fc.record({ type: fc.constant('failed' as const), key: fc.constantFrom(...keys), reason: fc.string() }),
      fc.record({
        type: fc.constantFrom('retry' as const, 'anyway' as const),
        key: fc.constantFrom(...keys),
      }),
      fc.record({ type: fc.constant('done' as const), key: fc.constantFrom(...keys), id: fc.string() }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let queue = added(...keys)
        for (const each of events) {
          for (const key of toBegin(queue, 0)) queue = queueAfter(queue, { type: 'begin', key })
          expect(queue.filter(({ state }) => state === 'sending').length).toBeLessThanOrEqual(mostAtOnce)
          queue = queueAfter(queue, each)
        }
        expect(queue).toHaveLength(keys.length)
      }),
    )
  })
})
