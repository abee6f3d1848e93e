import { hostname } from 'node:os'

import { expect, test } from 'vitest'

import { ownAddresses } from './own-addresses.ts'

const listening = { address: () => ({ port: 3000, address: '::', family: 'IPv6' }) }
const hostsOf = (...given: Parameters<typeof ownAddresses>) => ownAddresses(...given).map(({ host }) => host)

test.each(['localhost', '127.0.0.1', hostname().toLowerCase()])(
  'a server is reached as %s, at its port or that of a gateway',
  (name) => {
    expect(hostsOf(listening)).toEqual(expect.arrayContaining([name, `${name}:3000`]))
  },
)

test('neither another name nor another port is one of its own', () => {
  const hosts = hostsOf(listening, ['localhost', '[::1]'])

  expect(hosts).toEqual(['localhost', 'localhost:3000', '[::1]', '[::1]:3000'])
})

test('a machine whose name cannot stand in an address is reached by its others', () => {
  expect(hostsOf(listening, ['123456789012', 'localhost'])).toEqual(['localhost', 'localhost:3000'])
})

test('a server that listens no more is reached nowhere', () => {
  expect(ownAddresses({ address: () => null })).toEqual([])
})
