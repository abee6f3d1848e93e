// @vitest-environment jsdom
import { describe, expect, it, test, vi } from 'vitest'

import type { Names } from '#domain/refusals/failures.ts'
import { type Failure, retryHint, staysHeader, watchAnswers } from './watch-answers.ts'

const names: Record<string, Names> = {
  products: ['Produkt', 'Produkte'],
  tables: ['Tisch', 'Tische'],
  branches: ['Filiale', 'Filialen'],
  tags: ['Tag', 'Tags'],
}

/** A server that answers with these statuses, or not at all. */
function watched(answers: Record<string, Response | Error>) {
  const told: Failure[] = []
  const signInAgain = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
  const ask = watchAnswers(
    (input) => {
      const answer = answers[String(input)] ?? new Error('Failed to fetch')
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone())
    },
    { signInAgain, tell: (failure) => told.push(failure), namesOf: (slug) => names[slug] },
  )
  return { ask, told, signInAgain }
}

it('a 401 asks to sign in, unless the request stays by its own wish', async () => {
  const { ask, signInAgain } = watched({ '/api/products': new Response(null, { status: 401 }) })
  await ask('/api/products', { headers: { [staysHeader]: 'true' } })
  expect(signInAgain).not.toHaveBeenCalled()

  await ask('/api/products')
  expect(signInAgain).toHaveBeenCalledTimes(1)
})

it('a missing right leads nowhere', async () => {
  const { ask, signInAgain } = watched({ '/api/products': new Response(null, { status: 403 }) })
  await ask('/api/products')

  expect(signInAgain).not.toHaveBeenCalled()
})

test.each([
  ['/api/products', 'GET', 'Produkte konnten nicht geladen werden'],
  ['/api/tables/1', 'DELETE', 'Tisch konnte nicht gelöscht werden'],
  ['/api/branches/1', 'PATCH', 'Filiale konnte nicht aktualisiert werden'],
  ['/api/tags', 'POST', 'Tag konnte nicht erstellt werden'],
  ['/api/statistics/orders', 'GET', 'Statistik konnte nicht geladen werden'],
  ['/api/globals/config', 'POST', 'Konfiguration konnte nicht gespeichert werden'],
  ['/api/orders/1/status/cancel', 'POST', 'Bestellung konnte nicht storniert werden'],
])('a server that is not there: %s %s', async (path, method, sentence) => {
  const { ask, told } = watched({})

  await expect(ask(path, { method })).rejects.toThrow(`${sentence}. ${retryHint}`)
  expect(told.map(({ text }) => text)).toEqual(method === 'GET' ? [sentence] : [])
})

it('the same load that fails again is one entry, by its id', async () => {
  const { ask, told } = watched({ '/api/products/1': new Response(null, { status: 502 }) })
  await ask('/api/products/1')
  await ask('/api/products/1')

  expect(new Set(told.map(({ id }) => id)).size).toBe(1)
  expect(told[0]).toEqual({
    id: 'products-load',
    text: 'Produkt konnte nicht geladen werden',
    hint: retryHint,
  })
})

it('what was called off and what is not ours passes as it is', async () => {
  const aborted = Object.assign(new Error('aborted'), { name: 'AbortError' })
  const { ask, told, signInAgain } = watched({
    '/api/tags': aborted,
    '/backend': new Response(null, { status: 401 }),
  })

  await expect(ask('/api/tags')).rejects.toBe(aborted)
  expect((await ask('/backend')).status).toBe(401)
  expect(told).toEqual([])
  expect(signInAgain).not.toHaveBeenCalled()
})

it('whoever has signed in again has the call asked once more, with all that it carried', async () => {
  const sent: string[] = []
  const ask = watchAnswers(
    async (input, init) => {
      sent.push(input instanceof Request ? await input.text() : String(init?.body))
      return new Response(null, { status: sent.length === 1 ? 401 : 200 })
    },
    { signInAgain: () => Promise.resolve(true), tell: () => undefined, namesOf: () => undefined },
  )

  expect((await ask('/api/tags', { method: 'POST', body: 'Scharf' })).status).toBe(200)
  expect(sent.splice(0)).toEqual(['Scharf', 'Scharf'])
  const request = new Request(new URL('/api/tags/1', window.location.origin), {
    method: 'PATCH',
    body: 'Mild',
  })
  expect((await ask(request)).status).toBe(200)
  expect(sent).toEqual(['Mild', 'Mild'])
})

it('the session is over as well when it cannot be prolonged, and when the panel itself is refused', async () => {
  const { ask, signInAgain } = watched({
    '/api/users/refresh-token': new Response(null, { status: 403 }),
    '/backend/collections/tags/1': new Response(null, { status: 401 }),
  })
  await ask('/api/users/refresh-token', { method: 'POST' })
  await ask('/backend/collections/tags/1', { method: 'POST' })

  expect(signInAgain).toHaveBeenCalledTimes(2)
})

describe('a save that fails', () => {
  const errors = async (answer: Response): Promise<unknown> => answer.json()

  test.each([
    ['/api/tables', 'POST', 'Tisch konnte nicht erstellt werden'],
    ['/api/tables/1', 'PATCH', 'Tisch konnte nicht aktualisiert werden'],
    ['/api/tables/1', 'DELETE', 'Tisch konnte nicht gelöscht werden'],
    ['/api/devices/1/test/print', 'POST', 'Test nicht erfolgreich'],
  ])('says so where the server says nothing: %s %s', async (path, method, sentence) => {
    const bodies = ['<h1>Bad Gateway</h1>', '{}', '{"errors":[]}', '{"errors":[{"message":""}]}', 'null']
    for (const body of bodies) {
      const { ask } = watched({ [path]: new Response(body, { status: 502 }) })
      const answer = await ask(path, { method })

      expect(answer.status).toBe(502)
      expect(await errors(answer)).toEqual({ errors: [{ message: `${sentence}. ${retryHint}` }] })
    }
  })

  it('says what the server says first', async () => {
    const said = { errors: [{ message: 'Den Tisch gibt es schon.' }, { message: 'Und mehr.' }] }
    const { ask } = watched({ '/api/tables': Response.json(said, { status: 400 }) })

    expect(await errors(await ask('/api/tables', { method: 'POST' }))).toEqual(said)
  })

  it('says nothing where a step follows that was made of the answer before', async () => {
    const step = Response.json({ errors: [] }, { status: 403, headers: { 'x-without-words': '1' } })
    const { ask } = watched({ '/api/users/login': step })

    expect(await errors(await ask('/api/users/login', { method: 'POST' }))).toEqual({ errors: [] })
  })
})
