import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { changesBetween } from './change-log.ts'

const leaves = (record: Record<string, unknown>) => new Map(Object.entries(record))
const diff = (before: Record<string, unknown>, after: Record<string, unknown>, hidden: string[] = []) =>
  changesBetween(leaves(before), leaves(after), new Set(hidden))

describe('what a log tells of a change', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>, object[]]>([
    ['a changed value', { name: 'A' }, { name: 'B' }, [{ field: 'name', before: 'A', after: 'B' }]],
    ['a new one', {}, { name: 'B' }, [{ field: 'name', after: 'B' }]],
    ['a removed one', { name: 'A' }, { name: null }, [{ field: 'name', before: 'A' }]],
    ['nothing', { name: null, tags: [] }, { name: '', tags: null }, []],
    ['false is something', { isOn: true }, { isOn: false }, [{ field: 'isOn', before: true, after: false }]],
    ['lists', { tags: ['a'] }, { tags: ['a', 'b'] }, [{ field: 'tags', before: ['a'], after: ['a', 'b'] }]],
  ])('%s', (_what, before, after, changes) => {
    expect(diff(before, after)).toEqual(changes)
  })

  it('never shows a secret, nor a field that is closed to some', () => {
    expect(
      diff({ keyHash: 'a', 'staff.0.wage': 1 }, { keyHash: 'b', 'staff.0.wage': 2 }, ['staff.wage']),
    ).toEqual([
      { field: 'keyHash', isHidden: true },
      { field: 'staff.0.wage', isHidden: true },
    ])
  })

  it('cuts long values and long lists of changes', () => {
    const many = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`f${index}`, 'x'.repeat(300)]))
    const changes = diff({}, many)

    expect(changes).toHaveLength(61)
    expect(changes[0]?.after).toBe(`${'x'.repeat(200)}…`)
    expect(changes.at(-1)).toEqual({ field: '…', after: '10 weitere Felder' })
  })

  it('is empty for equal states and names each differing field once', () => {
    const records = fc.dictionary(
      fc.stringMatching(/^[a-f]{1,2}$/),
      fc.oneof(fc.integer(), fc.string(), fc.boolean()),
    )
    fc.assert(
      fc.property(records, records, (before, after) => {
        const fields = diff(before, after).map(({ field }) => field)

        expect(diff(before, before)).toEqual([])
        expect(new Set(fields).size).toBe(fields.length)
        expect(
          diff(after, before)
            .map(({ field }) => field)
            .toSorted(),
        ).toEqual(fields.toSorted())
      }),
    )
  })
})
