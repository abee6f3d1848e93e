import { hostname } from 'node:os'

import { expect, test } from 'vitest'

import { createOwnAddresses } from './own-addresses.ts'

const listening = { listening: true, address: () => ({ port: 3000, address: '::', family: 'IPv6' }) }
const hostsOf = (names?: string[]) =>
  createOwnAddresses(listening, names && { namesOf: () => names })().map(({ host }) => host)

test.each(['localhost', '127.0.0.1', hostname().toLowerCase()])(
  'a server is reached as %s, at its port or that of a gateway',
  (name) => {
    expect(hostsOf()).toEqual(expect.arrayContaining([name, `${name}:3000`]))
  },
)

test('neither another name nor another port is one of its own', () => {
  expect(hostsOf(['localhost', '[::1]'])).toEqual(['localhost', 'localhost:3000', '[::1]', '[::1]:3000'])
})

test('a machine whose name cannot stand in an address is reached by its others', () => {
  expect(hostsOf(['123456789012', 'localhost'])).toEqual(['localhost', 'localhost:3000'])
})

test('a server that listens no more is reached nowhere', () => {
  const server = { ...listening }
  const addresses = createOwnAddresses(server)
  expect(addresses()).not.toEqual([])

  server.listening = false
  expect(addresses()).toEqual([])
})

test('the system is asked for its names once a minute, not for every answer', () => {
  const asked: number[] = []
  let now = 0
  const addresses = createOwnAddresses(listening, {
    nowMs: () => now,
    namesOf: () => {
      asked.push(now)
      return ['localhost']
    },
  })

  for (now = 0; now <= 120_000; now += 10_000) addresses()
  expect(asked).toEqual([0, 60_000, 120_000])
})
