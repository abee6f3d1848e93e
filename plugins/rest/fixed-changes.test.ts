import type { FlattenedBlock, FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'

import { fixedChanges } from './fixed-changes.ts'

const name = { name: 'name', type: 'text' }
const sum = { name: 'sum', type: 'number', isFixed: true }
const at = { name: 'at', type: 'date', isFixed: true }
const branch = { name: 'branch', type: 'relationship', isFixed: true }
const tags = { name: 'tags', type: 'text', hasMany: true, isFixed: true }
const group = { name: 'look', type: 'group', flattenedFields: [name, sum] }
const rows = { name: 'rows', type: 'array', flattenedFields: [name, sum] }
const sections = {
  name: 'sections',
  type: 'blocks',
  blocks: [{ slug: 'text', flattenedFields: [name, sum, group, rows] }],
  blockReferences: ['quote'],
}
// No more of the fields is looked at.
const fields = [name, sum, at, branch, tags, group, rows, sections] as unknown as FlattenedField[]
const shared = { quote: { slug: 'quote', flattenedFields: [name] } } as unknown as Record<
  string,
  FlattenedBlock
>
const stored = {
  name: 'Suppe',
  sum: 3,
  at: '2026-11-24T10:00:00.000Z',
  branch: 'linz',
  tags: ['neu'],
  look: { name: 'hell', sum: 1 },
  rows: [{ id: 'a', name: 'eins', sum: 1, wasOnce: 'here' }],
  sections: [{ id: 's', blockType: 'text', name: 'Wir', sum: 1, rows: [{ id: 'r', sum: 1 }], former: 2 }],
  isOpen: true,
}

const isFixed = (field?: object) => !field || 'isFixed' in field
const rules = { fields, shared, isFixed }
const changesOf = (sent: Record<string, unknown>) =>
  fixedChanges({ ...rules, sent, stored, isFixedInNew: (field) => !field })

describe('what is sent for a field that cannot be changed', () => {
  it.each([
    stored,
    { name: 'Eintopf', look: { name: 'dunkel' }, rows: [] },
    { at: '2026-11-24T11:00:00+01:00' },
    { branch: { id: 'linz', name: 'Linz' } },
    { rows: [{ id: 'a', name: 'zwei', sum: 1 }] },
    { rows: [{ name: 'neu', sum: 7 }] },
    { rows: [{ id: 'neu', name: 'neu', blockName: null }] },
    { sections: [{ blockType: 'text', blockName: 'Anfang', name: 'Ihr', sum: 7 }] },
    {
      sections: [
        { type: 'quote', name: 'Gut' },
        { ...stored.sections[0], name: 'Du' },
      ],
    },
    { sections: [{ blockType: 'erfunden', egal: 1 }, 'text'] },
    { rows: 0, sections: 0 },
    { look: null },
  ])('may be what was read: %j', async (sent) => {
    expect(await changesOf(sent)).toEqual([])
  })

  it.each([
    [{ sum: 4 }, ['sum']],
    [{ sum: null }, ['sum']],
    [{ at: '2026-11-24T10:00:01Z' }, ['at']],
    [{ branch: { id: 'graz' } }, ['branch']],
    [{ branch: 'graz', tags: ['neu', 'alt'] }, ['branch', 'tags']],
    [{ look: { sum: 2 } }, ['look.sum']],
    [{ rows: [{ id: 'a', sum: 2 }] }, ['rows.0.sum']],
    [{ isOpen: false }, ['isOpen']],
    [{ look: { color: 'rot' } }, ['look.color']],
    [{ rows: [{ id: 'a', wasOnce: 'there', nmae: 1 }] }, ['rows.0.wasOnce', 'rows.0.nmae']],
    [{ rows: [{ name: 'neu', nmae: 'neu' }] }, ['rows.0.nmae']],
    [
      { sections: [{ id: 's', blockType: 'text', sum: 2, former: 3 }] },
      ['sections.0.sum', 'sections.0.former'],
    ],
    [{ sections: [{ blockType: 'text', look: { color: 'rot' } }] }, ['sections.0.look.color']],
    [{ sections: [{ id: 's', blockType: 'text', rows: [{ id: 'r', sum: 2 }] }] }, ['sections.0.rows.0.sum']],
    [{ sections: [{ blockType: 'quote', nmae: 'Gut' }] }, ['sections.0.nmae']],
    [{ nmae: 'Suppe' }, ['nmae']],
  ])('is refused when it is something else: %j', async (sent, changed) => {
    expect(await changesOf(sent)).toEqual(changed)
  })

  it('may be nothing where nothing is', async () => {
    expect(
      await fixedChanges({ ...rules, sent: { sum: null, tags: [] }, stored: {}, isFixedInNew: isFixed }),
    ).toEqual([])
  })

  it('is refused in new rows where they are asked about too', async () => {
    const sent = { rows: [{ name: 'neu', sum: 7 }, { sum: null }] }

    expect(await fixedChanges({ ...rules, sent, stored: {}, isFixedInNew: isFixed })).toEqual(['rows.0.sum'])
  })
})
