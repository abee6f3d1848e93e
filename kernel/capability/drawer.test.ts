import { expect, it } from 'vitest'

import { drawerOf } from './drawer.ts'

const notes = drawerOf<{ readers: string[] }>('feedback')

it('what is noted on a request is there for all that happens on its behalf', () => {
  const req = { context: { host: 'laden.test' } }
  notes(req).readers = ['business']
  const copy = { context: { ...req.context, draft: true } }

  expect(notes(copy).readers).toEqual(['business'])
  expect(req.context.host).toBe('laden.test')
})

it('capabilities do not read each other', () => {
  const req = { context: {} }
  notes(req).readers = ['business']

  expect(drawerOf('ordering')(req)).toEqual({})
})

it('a request that failed before it had a context has nothing noted', () => {
  expect(notes({})).toEqual({})
})
