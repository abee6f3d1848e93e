// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'

import { hearSignIn, type NextStep } from './hear-sign-in.ts'

const lead = vi.fn<(step: NextStep) => void>()

async function heard(path: string, status: number, body: object) {
  lead.mockClear()
  const answer = await hearSignIn(async () => Response.json(body, { status }), lead)(path)

  return [answer.status, await answer.json(), lead.mock.calls.flat()]
}

const refused = (code: string, data?: object) => ({ errors: [{ message: 'Nein.', code, data }] })

describe('the answer to the login form', () => {
  it('leads to the second step, and tells the form of no mistake', async () => {
    const body = refused('second-factor-needed', { challenge: 'abc', hasApp: true, hasPasskey: false })
    const step = { kind: 'confirm', challenge: 'abc', hasApp: true, hasPasskey: false }
    expect(await heard('/api/users/login', 403, body)).toEqual([403, { errors: [] }, [step]])
  })

  it('leads to setting a factor up where one is needed first', async () => {
    const body = refused('second-factor-setup-needed', { challenge: 'abc' })
    expect(await heard('http://localhost:3000/api/users/login', 403, body)).toEqual([
      403,
      { errors: [] },
      [{ kind: 'set-up', challenge: 'abc' }],
    ])
  })

  it.each([
    ['/api/users/login', 401, refused('wrong-credentials')],
    ['/api/users/login', 403, refused('not-allowed')],
    ['/api/users/login', 200, { token: 'x' }],
    ['/api/users/me', 403, refused('second-factor-needed', { challenge: 'abc' })],
  ])('is left alone otherwise: %s %i', async (path, status, body) => {
    expect(await heard(path, status, body)).toEqual([status, JSON.parse(JSON.stringify(body)), []])
  })
})
