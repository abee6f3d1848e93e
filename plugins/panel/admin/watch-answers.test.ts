// @vitest-environment jsdom
import { expect, it, test, vi } from 'vitest'

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
  const leave = vi.fn<() => void>()
  const ask = watchAnswers(
    (input) => {
      const answer = answers[String(input)] ?? new Error('Failed to fetch')
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
    { leave, tell: (failure) => told.push(failure), namesOf: (slug) => names[slug] },
  )
  return { ask, told, leave }
}

it('a 401 leads to the login page, unless the request stays by its own wish', async () => {
  const { ask, leave } = watched({ '/api/products': new Response(null, { status: 401 }) })
  await ask('/api/products', { headers: { [staysHeader]: 'true' } })
  expect(leave).not.toHaveBeenCalled()

  await ask('/api/products')
  expect(leave).toHaveBeenCalledTimes(1)
})

it('a missing right leads nowhere', async () => {
  const { ask, leave } = watched({ '/api/products': new Response(null, { status: 403 }) })
  await ask('/api/products')

  expect(leave).not.toHaveBeenCalled()
})

test.each([
  ['/api/products', 'GET', 'Produkte konnten nicht geladen werden'],
  ['/api/tables/1', 'DELETE', 'Tisch konnte nicht gelöscht werden'],
  ['/api/branches/1', 'PATCH', 'Filiale konnte nicht aktualisiert werden'],
  ['/api/tags', 'POST', 'Tag konnte nicht erstellt werden'],
  ['/api/statistics/orders', 'GET', 'Daten konnten nicht geladen werden'],
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
  const { ask, told, leave } = watched({
    '/api/tags': aborted,
    '/backend': new Response(null, { status: 401 }),
  })

  await expect(ask('/api/tags')).rejects.toBe(aborted)
  expect((await ask('/backend')).status).toBe(401)
  expect(told).toEqual([])
  expect(leave).not.toHaveBeenCalled()
})
