import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import type { Told } from './store-visits.ts'
import { writeVisit } from './visit-writer.ts'

it('what waits for a database that does not answer is bounded, and whoever comes then hears so', async () => {
  // Of Payload the writer asks for a connection only, and of what was told for nothing before it has one.
  const payload = { db: { pool: { connect: () => new Promise(() => undefined) } } } as unknown as Payload
  const told = {} as Told
  for (let nth = 0; nth < 2000; nth += 1) void writeVisit(payload, told)

  await expect(writeVisit(payload, told)).rejects.toMatchObject({ code: 'unavailable' })
})
