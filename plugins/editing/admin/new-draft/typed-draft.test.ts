import { describe, expect, it } from 'vitest'

import { afterTyping, emptyDraft, readTyped } from './typed-draft.ts'

describe('the key of a new record', () => {
  it('follows its name until somebody writes their own', () => {
    const named = afterTyping(emptyDraft, { name: 'Größe & Maße' })
    expect(named.key).toBe('groesse-masse')

    const written = afterTyping(named, { key: 'masse' })
    expect(afterTyping(written, { name: 'Maße' }).key).toBe('masse')
  })

  it('follows again once it is what would be suggested', () => {
    const written = afterTyping({ ...emptyDraft, name: 'Team', key: 'wir' }, { key: 'team' })

    expect(afterTyping(written, { name: 'Das Team' }).key).toBe('das-team')
  })

  it('does not follow what else is chosen', () => {
    expect(afterTyping({ ...emptyDraft, name: 'Team', key: 'wir' }, { division: 'd' }).key).toBe('wir')
  })
})

it.each([
  [null, emptyDraft],
  ['', emptyDraft],
  ['kaputt', emptyDraft],
  ['null', emptyDraft],
  ['{"name":1,"key":"wir"}', { ...emptyDraft, key: 'wir' }],
  [
    '{"name":"Team","type":"custom_news","division":"d","key":"t"}',
    { name: 'Team', type: 'custom_news', division: 'd', key: 't', template: '' },
  ],
])('of what was kept as %j this is left: %j', (kept, typed) => {
  expect(readTyped(kept)).toEqual(typed)
})
