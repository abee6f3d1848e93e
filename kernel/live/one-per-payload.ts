import type { Payload } from 'payload'

/**
 * What a Payload instance is given for all that is done with it. By name, because the admin bundle loads this module
 * a second time, and one instance must still see one and the same.
 */
export function onePerPayload<Given>(name: string) {
  const registry = Symbol.for(name)
  const holder = globalThis as { [registry]?: WeakMap<Payload, Given> }

  return {
    attach: (payload: Payload, given: Given): void => {
      holder[registry] ??= new WeakMap()
      holder[registry].set(payload, given)
    },
    of: (payload: Payload): Given | undefined => holder[registry]?.get(payload),
  }
}
