import type { Server } from 'node:http'
import { hostname, networkInterfaces } from 'node:os'

/**
 * Where this process can be reached by names that nobody can make up: those of its machine, at the port on which it
 * listens, or at that of a gateway beside it. Nowhere, once it listens no more.
 */
export function ownAddresses(server: Pick<Server, 'address'>, names = namesOfMachine()): URL[] {
  const listening = server.address()
  if (listening === null || typeof listening === 'string') return []

  return (
    names
      .flatMap((name) => [`http://${name}`, `http://${name}:${listening.port}`])
      // A machine may be called by what no address can be called by, such as a number of twelve digits.
      .flatMap((address) => URL.parse(address) ?? [])
  )
}

function namesOfMachine(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const numbers = addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))

  return ['localhost', hostname(), ...numbers]
}
