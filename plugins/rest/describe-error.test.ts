import { describe, expect, it } from 'vitest'

import { Refused } from '#kernel/refused.ts'

import { describeError } from './describe-error.ts'

const failed = (name: string, more: object = {}) =>
  Object.assign(new Error('SELECT secret FROM users'), { name, ...more })

describe('an error on its way out', () => {
  it('is what an operation refused', () => {
    expect(describeError(new Refused('unknown-branch'), { method: 'GET' })).toEqual({
      status: 404,
      errors: [{ code: 'unknown-branch', message: 'Diese Filiale wurde nicht gefunden.' }],
    })
  })

  it('names each invalid field, for clients and for the admin panel', () => {
    const error = failed('ValidationError', {
      status: 400,
      data: { errors: [{ message: 'Pflichtfeld', path: 'name', label: 'Name' }] },
    })

    expect(describeError(error, { method: 'POST' })).toEqual({
      status: 400,
      errors: [
        {
          code: 'validation',
          field: 'name',
          message: 'Name: Pflichtfeld',
          data: { errors: [{ message: 'Pflichtfeld', path: 'name' }] },
        },
      ],
    })
  })

  it.each([
    ['23503', 'POST', 400, 'validation'],
    ['23503', 'DELETE', 409, 'still-in-use'],
    ['23502', 'DELETE', 409, 'still-in-use'],
    ['23505', 'POST', 400, 'validation'],
    ['22P02', 'GET', 400, 'malformed-id'],
    ['22003', 'GET', 400, 'validation'],
    ['42883', 'GET', 400, 'validation'],
  ])('of the database, %s on %s, is %i %s', (sqlState, method, status, code) => {
    const error = failed('DrizzleQueryError', { cause: { code: sqlState } })

    expect(describeError(error, { method })).toMatchObject({ status, errors: [{ code }] })
  })

  it('of the database about a text that it cannot hold as JSON is no wrong id', () => {
    const error = failed('DrizzleQueryError', { cause: { code: '22P02', routine: 'json_errsave_error' } })

    expect(describeError(error, { method: 'POST' })).toMatchObject({
      status: 400,
      errors: [{ code: 'validation' }],
    })
  })

  it('shows nothing of its inside when it is nobody’s fault', () => {
    const described = describeError(failed('TypeError'), { method: 'GET', requestId: 'r-1' })

    expect(described).toEqual({
      status: 500,
      errors: [
        {
          code: 'internal',
          message: 'Ein unbekannter Fehler ist aufgetreten. (r-1)',
          data: { requestId: 'r-1' },
        },
      ],
    })
  })
})
