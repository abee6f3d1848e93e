import { expect, it } from 'vitest'

import { withoutInternals } from './without-internals.repair.ts'

it('a statement that failed stays with the server', () => {
  const message = 'Failed query: select "id" from "users" params: anna@example.com'

  expect(
    withoutInternals({ errors: [{ message, field: 'x' }, { message: 'Pflichtfeld' }], message }),
  ).toEqual({
    errors: [{ message: 'Die Abfrage ist fehlgeschlagen.', field: 'x' }, { message: 'Pflichtfeld' }],
    message: 'Die Abfrage ist fehlgeschlagen.',
  })
})

it('of whoever holds a record their name is told, and none of their sessions', () => {
  const name = { id: '1', email: 'anna@example.com', firstName: 'Anna', lastName: 'Auer', name: 'Anna Auer' }
  const user = { ...name, sessions: [{ id: 'a' }], _sid: 'a' }

  expect(withoutInternals({ state: {}, lockedState: { isLocked: true, user } })).toEqual({
    state: {},
    lockedState: { isLocked: true, user: name },
  })
  expect(withoutInternals({ lockedState: { isLocked: true, user: '1' } })).toEqual({
    lockedState: { isLocked: true, user: '1' },
  })
})

it.each([undefined, null, 'suppe', [{ lockedState: 1 }]])('any other answer is as it was: %j', (answer) => {
  expect(withoutInternals(answer)).toEqual(answer)
})
