import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'

import { endpointOf, withContract } from './endpoint-of.ts'

const contract = {
  method: 'get',
  path: '/api/tables',
  area: 'Tische',
  summary: 'Alle Tische',
  responses: { 200: { description: 'Die Tische', body: z.object({ tables: z.array(z.string()) }) } },
  errors: [],
  rights: 'Alle',
} as const satisfies ApiContract

// Of a request, all that a call without parameters looks at.
const request = { user: null } as PayloadRequest
const described = Response.json({ tables: ['1'] })

const answers: [string, Response][] = [
  ['lacks a member', Response.json({})],
  ['has a member of another type', Response.json({ tables: [1] })],
  ['tells more than it describes', Response.json({ tables: ['1'], secret: 's' })],
  ['has a status that nothing describes', Response.json({ tables: ['1'] }, { status: 201 })],
]

it.each(answers)('a call fails its tests when its answer %s', async (_fault, answer) => {
  const own = endpointOf(contract, () => answer.clone())
  const parsing = withContract(contract, () => answer.clone())

  await expect(own.handler(request)).rejects.toThrow('get /api/tables answers')
  await expect(parsing.handler(request)).rejects.toThrow('get /api/tables answers')
})

it('an answer as its contract describes it goes out unread', async () => {
  const answer = await endpointOf(contract, () => described).handler(request)

  expect(answer).toBe(described)
  expect(await answer.json()).toEqual({ tables: ['1'] })
})
