import type { CollectionConfig, Config, Endpoint, Payload } from 'payload'
import { describe, expect, it } from 'vitest'

import type { ApiContract } from '#domain/api/api-contract.ts'

import { capability, contractsIn, declaredIn } from './capability.ts'

const orders: CollectionConfig = { slug: 'orders', fields: [] }
const empty = { collections: [orders] } as unknown as Config // a plugin looks at no more

/** Plugins may take their time; these do not. */
const built = (...plugins: ReturnType<typeof capability>[]): Config =>
  plugins.reduce((config, plugin) => plugin(config) as Config, empty)

const namesOf = (config: Config, moment: 'afterChange' | 'beforeChange'): string[] =>
  (config.collections?.[0]?.hooks?.[moment] ?? []).map(({ name }) => name)

const call = (method: Endpoint['method'], path: string): Endpoint => ({
  method,
  path,
  handler: () => new Response(),
})

const placesOf = ({ collections }: Config): string[] =>
  (collections?.[0]?.endpoints || []).map(({ method, path }) => `${method} ${path}`)

describe('the hooks of several capabilities', () => {
  const checkStock = () => undefined
  const countSales = () => undefined
  const printTicket = () => undefined
  const writeLog = () => undefined
  const stock = capability({
    name: 'stock',
    collections: { orders: { guard: { afterChange: [checkStock] }, rule: { afterChange: [countSales] } } },
  })
  const printing = capability({
    name: 'printing',
    collections: { orders: { tell: { afterChange: [printTicket] } } },
  })
  const audit = capability({ name: 'audit', every: () => ({ tell: { afterChange: [writeLog] } }) })
  const turns = ['checkStock', 'countSales', 'writeLog', 'printTicket']

  it.each([
    ['as listed', [stock, printing, audit]],
    ['turned round', [audit, printing, stock]],
    ['in between', [printing, stock, audit]],
  ])('have their turns by phase and name, with the plugins %s', (_order, plugins) => {
    expect(namesOf(built(...plugins), 'afterChange')).toEqual(turns)
  })

  it('leave what the collection brings along among the rules, before those of capabilities', () => {
    const numberOrder = () => undefined
    const own = { collections: [{ ...orders, hooks: { afterChange: [numberOrder] } }] } as unknown as Config
    const config = [audit, stock].reduce((before, plugin) => plugin(before) as Config, own)

    expect(namesOf(config, 'afterChange')).toEqual(['checkStock', 'numberOrder', 'countSales', 'writeLog'])
  })

  it('keep the order in which a capability names its own', () => {
    const b = () => undefined
    const a = () => undefined
    const config = built(
      capability({ name: 'two', collections: { orders: { rule: { beforeChange: [b, a] } } } }),
    )

    expect(namesOf(config, 'beforeChange')).toEqual(['b', 'a'])
  })

  it('stand in one phase of one capability each', () => {
    const twice = () => undefined
    const both = { guard: { beforeChange: [twice] }, tell: { afterChange: [twice] } }

    expect(() => built(capability({ name: 'both', collections: { orders: both } }))).toThrow(
      'twice is a hook of “both” (guard) and of “both” (tell)',
    )
  })
})

describe('the calls of several capabilities', () => {
  it('stand with the more exact address first, whoever came first', () => {
    const open = capability({
      name: 'open',
      collections: { orders: { endpoints: [call('get', '/:id'), call('get', '/:id/items')] } },
    })
    const named = capability({
      name: 'named',
      collections: {
        orders: { endpoints: [call('get', '/count'), call('get', '/'), call('get', '/all/:id?')] },
      },
    })
    const places = ['get /', 'get /count', 'get /all/:id?', 'get /:id', 'get /:id/items']

    expect(placesOf(built(open, named))).toEqual(places)
    expect(placesOf(built(named, open))).toEqual(places)
  })

  it('are not answered by two', () => {
    const one = capability({ name: 'one', collections: { orders: { endpoints: [call('get', '/:id')] } } })
    const other = capability({
      name: 'other',
      collections: { orders: { endpoints: [call('get', '/:order')] } },
    })

    expect(() => built(one, other)).toThrow('GET /: is answered by two')
    expect(() =>
      built(capability({ name: 'root', endpoints: [call('post', '/a'), call('post', '/a')] })),
    ).toThrow('POST /a is answered by two')
  })
})

it('a capability says where everybody sees a record, and leaves the rest of its form as it is', () => {
  const preview = () => '/status'
  const config = {
    collections: [{ ...orders, admin: { useAsTitle: 'number' } }],
  } as unknown as Config // as above
  const shown = capability({ name: 'shown', collections: { orders: { preview } } })(config)

  expect(shown).toMatchObject({ collections: [{ admin: { useAsTitle: 'number', preview } }] })
})

it('a capability leaves alone what it does not name', () => {
  const other = { slug: 'tables', fields: [], endpoints: false as const }
  const config = { collections: [other] } as unknown as Config
  const added = capability({ name: 'a', collections: { orders: { endpoints: [call('get', '/a')] } } })(config)

  expect(added).toMatchObject({ collections: [other] })
})

it('a capability adds to a collection as it has rewritten it', () => {
  const rewrite = (collection: CollectionConfig) => ({ ...collection, defaultSort: 'number' })
  const seen: unknown[] = []
  const every = ({ defaultSort }: CollectionConfig) => {
    seen.push(defaultSort)
    return { fields: [{ name: 'note', type: 'text' as const }] }
  }

  expect(built(capability({ name: 'sorted', rewrite, every }))).toMatchObject({
    collections: [{ defaultSort: 'number', fields: [{ name: 'note' }] }],
  })
  expect(seen).toEqual(['number'])
})

it('what capabilities do once Payload has begun is done in turn, after what the configuration asks for', async () => {
  const done: string[] = []
  const begin = (name: string) => async () => {
    await Promise.resolve()
    done.push(name)
  }
  const own = { ...empty, onInit: begin('own') }
  const [one, other] = [
    capability({ name: 'one', onInit: [begin('first'), begin('second')] }),
    capability({ name: 'other', onInit: [begin('third')] }),
  ]
  const config = [one, other].reduce<Config>((before, plugin) => plugin(before) as Config, own)
  await config.onInit?.({} as Payload) // handed on, and looked at by none of these

  expect(done).toEqual(['own', 'first', 'second', 'third'])
})

it('the configuration describes the calls of Payload that capabilities keep open', () => {
  const signIn = {
    method: 'post',
    path: '/api/users/login',
    area: 'Anmeldung',
    summary: 'Anmelden',
    responses: {},
    errors: [],
    rights: 'Alle',
  } as const satisfies ApiContract
  const signOut = { ...signIn, path: '/api/users/logout' } as const
  const config = built(
    capability({ name: 'in', contracts: [signIn] }),
    capability({ name: 'silent' }),
    capability({ name: 'out', contracts: [signOut] }),
  )

  expect(contractsIn(config)).toEqual([signIn, signOut])
})

it('the configuration knows what each capability promises and does by itself', () => {
  const worker = { name: 'sweep', everySeconds: 60, load: async () => async () => undefined }
  const config = built(capability({ name: 'a', workers: [worker] }), capability({ name: 'b' }))

  expect(declaredIn(config)).toEqual([{ name: 'a', workers: [worker] }, { name: 'b' }])
})
