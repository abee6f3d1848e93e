import { expect, it } from 'vitest'

import { nameOfPerson } from './person-name.ts'

it.each([
  [{ firstName: 'Anna', lastName: 'Auer', username: 'anna', email: 'anna@example.com' }, 'Anna Auer'],
  [{ firstName: ' Anna ', lastName: null }, 'Anna'],
  [{ firstName: 'Anna  Maria', lastName: 'von  Auer' }, 'Anna Maria von Auer'],
  [{ firstName: ' ', lastName: '', username: 'anna', email: 'anna@example.com' }, 'anna'],
  [{ email: 'anna@example.com' }, 'anna@example.com'],
  [{}, ''],
])('of %o is “%s”', (person, name) => {
  expect(nameOfPerson(person)).toBe(name)
})
