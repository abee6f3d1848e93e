import type { FormState } from 'payload'
import { expect, it } from 'vitest'

import { PageSteps } from './page-steps.ts'

/** A page of these sections; a new one waits for the server, which says how it begins. */
const page = (ids: string, waiting = ''): FormState => ({
  'content.body': {
    value: ids.length,
    rows: Array.from(ids, (id) => ({ id, isLoading: id === waiting })),
  },
  ...Object.fromEntries(
    Array.from(ids, (id, index) => [`content.body.${index}.id`, { value: id, initialValue: id }]),
  ),
  ...Object.fromEntries(
    Array.from(ids, (id, index): [string, object][] =>
      id === waiting ? [] : [[`content.body.${index}.hasHead`, { value: true, initialValue: true }]],
    ).flat(),
  ),
})
const idsOf = (state: FormState | null) => state?.['content.body']?.rows?.map(({ id }) => id).join('')

it('two moves that follow each other before a new section is there are taken back one after the other', () => {
  const steps = new PageSteps()
  steps.draw(page('ab'))
  steps.keep(page('ab'))
  steps.note(page('ab'))
  const inserted = page('abn', 'n')
  steps.draw(inserted)
  steps.note(inserted)
  const movedOnce = page('anb', 'n')
  steps.draw(movedOnce)
  steps.note(movedOnce)
  const movedTwice = page('nab', 'n')
  steps.draw(movedTwice)
  steps.draw(page('nab'))

  const once = steps.go('undo', page('nab'))
  const twice = steps.go('undo', once ?? {})
  const thrice = steps.go('undo', twice ?? {})
  expect([once, twice, thrice].map(idsOf)).toEqual(['anb', 'abn', 'ab'])
  expect(steps.go('undo', thrice ?? {})).toBeNull()
})

it('a section that comes back begins as the server has said meanwhile, and waits for nothing', () => {
  const steps = new PageSteps()
  steps.note(page('a'))
  steps.draw(page('an', 'n'))
  steps.note(page('an', 'n'))
  steps.draw(page('na', 'n'))
  steps.draw(page('na'))

  const back = steps.go('undo', page('na'))
  expect(back?.['content.body']?.rows).toEqual([
    { id: 'a', isLoading: false },
    { id: 'n', isLoading: false },
  ])
  expect(back?.['content.body.1.hasHead']?.value).toBe(true)
})

it('what only fills a new section is no step, and what is typed afterwards is one', () => {
  const steps = new PageSteps()
  steps.note(page('a'))
  steps.draw(page('an', 'n'))
  steps.draw(page('an'))
  const typed = { ...page('an'), name: { value: 'Neu', initialValue: 'Neu' } }
  expect(idsOf(steps.go('undo', typed))).toBe('an')
  expect(idsOf(steps.go('undo', page('an')))).toBe('a')
  expect(idsOf(steps.go('redo', page('a')))).toBe('an')
})
