import type { Where } from 'payload'

import type { TestApp } from '#scripts/testing/test-app.ts'

import { headersOf, type Person } from '../access-matrix/cast.ts'

type Asked = { app: TestApp; person: Person; slug: string; where: Where }

/** Every call that takes a `where`. What is changed is nothing, so that a question that passes harms nothing. */
export const waysToAsk = {
  list: (asked: Asked) => ask(asked, 'GET', ''),
  count: (asked: Asked) => ask(asked, 'GET', '/count'),
  'list by form': askByForm,
  'change many': (asked: Asked) => ask(asked, 'PATCH', ''),
  'delete many': (asked: Asked) => ask(asked, 'DELETE', ''),
} as const satisfies Record<string, (asked: Asked) => Promise<Response>>

export type WayToAsk = keyof typeof waysToAsk

function ask({ app, person, slug, where }: Asked, method: string, path: string): Promise<Response> {
  return app.fetch(`/api/${slug}${path}?${asQuery(where)}`, {
    method,
    headers: { 'content-type': 'application/json', ...headersOf(person) },
    ...(method === 'PATCH' && { body: '{}' }),
  })
}

/** As the admin panel asks where an address would become too long. */
function askByForm({ app, person, slug, where }: Asked): Promise<Response> {
  return app.fetch(`/api/${slug}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
      ...headersOf(person),
    },
    body: asQuery(where),
  })
}

const asQuery = (where: Where): string => entriesOf('where', where).join('&')

function entriesOf(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`]
  }
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(`${name}[${key}]`, inner))
}
