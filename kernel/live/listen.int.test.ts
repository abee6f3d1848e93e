import { expect, inject, test } from 'vitest'

import { openFreezingProxy } from '#scripts/testing/freezing-proxy.ts'

import { listen } from './listen.ts'

test('a connection that ends while it is probed says why', async () => {
  const proxy = await openFreezingProxy(inject('postgresUrl'))
  const problems: unknown[] = []
  const client = await listen(
    {
      connectionString: proxy.url,
      probeMs: 1,
      patienceMs: 60_000,
      onProblem: (error) => problems.push(error),
    },
    () => undefined,
  )
  const asked = new Promise((heard) => {
    const query = client.query.bind(client)
    client.query = ((...given: Parameters<typeof query>) => {
      heard(undefined)
      return query(...given)
    }) as typeof query // it has many overloads, and all go on as they came
  })
  proxy.freeze()
  await asked
  const ended = new Promise((heard) => client.once('end', heard))
  await proxy.close()
  await ended
  await new Promise((turn) => setImmediate(() => setImmediate(turn)))

  expect(problems.length).toBeGreaterThan(0)
  expect(problems).toEqual(problems.map(() => expect.any(Error)))
})
