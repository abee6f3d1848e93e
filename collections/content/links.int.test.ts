import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
})

afterAll(() => app.close())

const hostile = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
]

const textWith = (fields: object, type = 'link') => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [{ type, version: 3, fields, children: [{ type: 'text', text: 'hier', version: 1 }] }],
      },
    ],
  },
})

let count = 0
const next = () => `p${(count += 1)}`
const pageWith = (content: object) =>
  admin('POST', '/api/sites', {
    name: next(),
    path: next(),
    type: 'custom_site',
    isPublic: true,
    _status: 'published',
    content: { body: [{ blockType: 'content', text: content }] },
  })

type Places = Record<string, (url: string) => ReturnType<Caller>>
const places: Places = {
  'a text': (url) => pageWith(textWith({ linkType: 'custom', url, newTab: false })),
  'a text, said to be a page of ours': (url) =>
    pageWith(textWith({ linkType: 'internal', url, newTab: false })),
  'a text, found by itself': (url) =>
    pageWith(textWith({ linkType: 'custom', url, newTab: false }, 'autolink')),
  'a menu': (url) =>
    admin('POST', '/api/navigations', {
      name: next(),
      identifier: next(),
      items: [{ blockType: 'link', label: 'Weg', url }],
    }),
  'a redirect': (url) => admin('POST', '/api/redirects', { path: next(), target: url, status: '301' }),
  'a node': (url) =>
    admin('POST', '/api/nodes', { name: next(), identifier: next(), type: 'link', content: { link: url } }),
  'the settings': (url) => admin('POST', '/api/config', { website: url }),
  'a network of the settings': (url) =>
    admin('POST', '/api/config', { socialLinks: [{ label: 'Netz', url }] }),
}

describe.each(Object.entries(places))('a link in %s', (_where, write) => {
  it.each(hostile)('is refused when it is %s', async (url) => {
    const { status, body } = await write(url)

    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('"validation"')])
  })
})

it('in a text may lead anywhere on the web, to a mailbox, a telephone and a place of the page', async () => {
  for (const url of [
    'https://www.example.com/a?b=c',
    '/kontakt',
    '#form',
    'mailto:a@example.com',
    'tel:+431234',
  ]) {
    const { status, body } = await pageWith(textWith({ linkType: 'custom', url, newTab: false }))

    expect([status, JSON.stringify(body)]).toEqual([201, expect.stringContaining(url)])
  }
})
