import type { Server } from 'node:http'
import { hostname, networkInterfaces } from 'node:os'

/** Networks come and go, but to ask the system for them takes longer than to make many an answer. */
const askedAnewAfterMs = 60_000

type Parts = { namesOf?: () => string[]; nowMs?: () => number }

/**
 * Tells where this process can be reached by names that nobody can make up: those of its machine, at the port on which
 * it listens, or at that of a gateway beside it. Nowhere, once it listens no more.
 */
export function createOwnAddresses(
  server: Pick<Server, 'address' | 'listening'>,
  { namesOf = namesOfMachine, nowMs = () => performance.now() }: Parts = {},
): () => readonly URL[] {
  let known: { askedAtMs: number; addresses: readonly URL[] } | undefined

  return () => {
    if (!server.listening) known = undefined
    else if (known === undefined || nowMs() - known.askedAtMs >= askedAnewAfterMs) {
      const address = server.address()
      const addresses = typeof address === 'object' && address ? addressesOf(namesOf(), address.port) : []
      known = { askedAtMs: nowMs(), addresses }
    }
    return known?.addresses ?? []
  }
}

function addressesOf(names: readonly string[], port: number): URL[] {
  return (
    names
      .flatMap((name) => [`http://${name}`, `http://${name}:${port}`])
      // A machine may be called by what no address can be called by, such as a number of twelve digits.
      .flatMap((address) => URL.parse(address) ?? [])
  )
}

function namesOfMachine(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const numbers = addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))

  return ['localhost', hostname(), ...numbers]
}
