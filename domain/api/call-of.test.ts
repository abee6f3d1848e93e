import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'

import type { ApiContract } from './api-contract.ts'
import { type Answer, addressOf, bodyOf, callOf } from './call-of.ts'
import type { ListContract } from './list.contract.ts'

const report = z.object({ rows: z.array(z.string()) })

const reserveContract = {
  method: 'post',
  path: '/api/branches/{branch}/tables/{table}',
  area: 'Tische',
  summary: 'Einen Tisch reservieren',
  params: z.object({ branch: z.string(), table: z.string() }),
  query: z.object({ at: z.string(), notify: z.optional(z.boolean()) }),
  headers: z.object({ 'idempotency-key': z.string() }),
  request: z.object({ persons: z.int(), comment: z._default(z.string(), '') }),
  responses: {
    200: { description: 'Reserviert', body: z.object({ id: z.string(), persons: z.int() }) },
    422: { description: 'Was dagegen spricht', body: report },
  },
  errors: ['validation'],
  rights: 'Alle',
} as const satisfies ApiContract

const freeContract = {
  method: 'delete',
  path: '/api/tables',
  area: 'Tische',
  summary: 'Alle Tische freigeben',
  responses: { 204: { description: 'Frei' } },
  errors: [],
  rights: 'Alle',
} as const satisfies ApiContract

const reserve = callOf<typeof reserveContract>('post', '/api/branches/{branch}/tables/{table}')
const free = callOf<typeof freeContract>('delete', '/api/tables')

const given = {
  params: { branch: 'park', table: '1/2' },
  query: { at: '18:00' },
  headers: { 'idempotency-key': 'k1' },
  body: { persons: 4 },
}

function answering(answer: Response | Error) {
  const asked: { address: string; init: RequestInit }[] = []
  const fetch = async (address: string, init: RequestInit) => {
    asked.push({ address, init })
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, fetch }
}

const refusal = { errors: [{ message: 'Zu viele Personen.', code: 'validation', field: 'persons' }] }
const html = (status: number) => new Response('<h1>Bad gateway</h1>', { status })

describe('a call', () => {
  it('goes to the address of its contract with everything it was given', async () => {
    const { asked, fetch } = answering(Response.json({ id: 't1', persons: 4 }))
    await reserve(fetch, given)

    expect(asked).toEqual([
      {
        address: '/api/branches/park/tables/1%2F2?at=18%3A00',
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
          body: '{"persons":4}',
        },
      },
    ])
  })

  it('without a body says nothing about one', async () => {
    const { asked, fetch } = answering(new Response(null, { status: 204 }))
    const answer = await free(fetch)

    expect(answer).toEqual({ ok: true, status: 204, body: undefined })
    expect(asked).toEqual([{ address: '/api/tables', init: { method: 'DELETE' } }])
  })

  it('knows its address without asking', () => {
    const { params, query } = given

    expect(
      addressOf<typeof reserveContract>('/api/branches/{branch}/tables/{table}', { params, query }),
    ).toBe('/api/branches/park/tables/1%2F2?at=18%3A00')
  })
})

describe('what came of a call', () => {
  const endings: [string, Response | Error, object][] = [
    ['an answer', Response.json({ id: 't1' }), { ok: true, status: 200, body: { id: 't1' } }],
    [
      'a refusal',
      Response.json(refusal, { status: 400 }),
      { kind: 'refused', status: 400, ...refusal, retryAfterSeconds: null },
    ],
    [
      'a refusal for now',
      Response.json(refusal, { status: 503, headers: { 'retry-after': '5' } }),
      { kind: 'refused', status: 503, retryAfterSeconds: 5 },
    ],
    [
      'a refusal with more to say',
      Response.json({ rows: ['1'], ...refusal }, { status: 422 }),
      { body: { rows: ['1'] } },
    ],
    ['a failure without words', new Response(null, { status: 502 }), { kind: 'unreadable', status: 502 }],
    ['the page of a proxy', html(503), { kind: 'unreadable', status: 503, errors: [] }],
    ['a page instead of an answer', html(200), { ok: false, kind: 'unreadable', status: 200 }],
    ['a word instead of an answer', Response.json('ok'), { ok: false, kind: 'unreadable', status: 200 }],
    ['nothing instead of an answer', Response.json(null), { ok: false, kind: 'unreadable', status: 200 }],
    ['words of another system', Response.json({ error: 'no' }, { status: 500 }), { kind: 'unreadable' }],
    [
      'no answer',
      new TypeError('Failed to fetch'),
      { ok: false, kind: 'unreachable', status: 0, errors: [] },
    ],
    ['an answer that breaks off', breakingOff(), { kind: 'unreachable' }],
  ]

  it.each(endings)('%s is told apart', async (_name, answer, told) => {
    expect(await reserve(answering(answer).fetch, given)).toMatchObject(told)
  })

  it('is nothing but its end when whoever asked has left', async () => {
    const { fetch } = answering(new DOMException('left', 'AbortError'))

    expect(await free(fetch, { signal: AbortSignal.abort() })).toMatchObject({ kind: 'aborted', errors: [] })
  })

  it.each([
    [Response.json(refusal, { status: 404 }), 404],
    [html(503), 503],
  ])('becomes the status of the page that cannot do without it', async (answer, status) => {
    const asked = free(answering(answer).fetch).then(bodyOf)

    await expect(asked).rejects.toMatchObject({ status })
  })

  it.each([new TypeError('Failed to fetch'), html(200), Response.json(null)])(
    'stays a fault where nobody answered',
    async (answer) => {
      await expect(free(answering(answer).fetch).then(bodyOf)).rejects.toThrow(Error)
    },
  )
})

type Reserved = Extract<Answer<typeof reserveContract>, { ok: true }>
type Refused = NonNullable<Extract<Answer<typeof reserveContract>, { ok: false }>['body']>
type Freed = Extract<Answer<typeof freeContract>, { ok: true }>
type Donatees = Extract<Answer<ListContract<'donatees', 'id' | 'name'>>, { ok: true }>

/** Runs nowhere: it is the compiler that judges, and that tells when one of these mistakes begins to pass. */
export async function compiled(fetch: () => Promise<Response>) {
  // @ts-expect-error -- the contract says POST
  callOf<typeof reserveContract>('get', '/api/branches/{branch}/tables/{table}')
  // @ts-expect-error -- another address
  callOf<typeof reserveContract>('post', '/api/branches/{branch}/table/{table}')
  // @ts-expect-error -- another address
  addressOf<typeof freeContract>('/api/table', {})

  // @ts-expect-error -- nothing is given
  await reserve(fetch)
  // @ts-expect-error -- a parameter of the path is missing
  await reserve(fetch, { ...given, params: { branch: 'park' } })
  // @ts-expect-error -- a parameter of the path has another name
  await reserve(fetch, { ...given, params: { branch: 'park', place: '1' } })
  // @ts-expect-error -- the query lacks when
  await reserve(fetch, { ...given, query: {} })
  // @ts-expect-error -- the query has another type
  await reserve(fetch, { ...given, query: { at: '18:00', notify: 'yes' } })
  // @ts-expect-error -- the key is missing
  await reserve(fetch, { ...given, headers: {} })
  // @ts-expect-error -- a field has another type
  await reserve(fetch, { ...given, body: { persons: 'four' } })
  // @ts-expect-error -- the body has no such field
  await reserve(fetch, { ...given, body: { persons: 4, guests: 4 } })
  // @ts-expect-error -- the call takes no body
  await free(fetch, { body: { persons: 4 } })

  expectTypeOf<Reserved['body']>().toEqualTypeOf<{ id: string; persons: number }>()
  expectTypeOf<Extract<Refused, { rows: unknown }>>().toEqualTypeOf<{ rows: string[] }>()
  expectTypeOf<Freed['body']>().toEqualTypeOf<undefined>()
  expectTypeOf<Donatees['body']>().toEqualTypeOf<{
    docs: { id: string; name: string }[]
    totalDocs: number
  }>()

  const answer = await reserve(fetch, given)
  // @ts-expect-error -- it may have been refused
  String(answer.body.id)
  if (!answer.ok) return answer.body
  // @ts-expect-error -- the answer has no such field
  return answer.body.guests
}

function breakingOff(): Response {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}
