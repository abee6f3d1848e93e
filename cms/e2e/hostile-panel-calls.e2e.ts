import type { APIRequestContext } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'

/** The panel's one action, whose id stands in the page that everybody may open. */
async function actionIdIn(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/backend/login')).text()
  const scripts = new Set([...page.matchAll(/\/_next\/static\/[^"'\\ ]+\.js/g)].map(([path]) => path))
  const texts = [
    page,
    ...(await Promise.all([...scripts].map(async (path) => (await request.get(path)).text()))),
  ]
  const id = texts.flatMap((text) => text.match(/\b40[0-9a-f]{40}\b/g) ?? []).at(0)
  if (!id) throw new Error('The id of the action was not found')

  return id
}

const part = (name: string, text: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`

/** An action that is called with itself, for ever. */
const cycleOf = (id: string) =>
  [
    part('2', JSON.stringify({ id, bound: null })),
    part('1', '{"name":"x","args":"$1","serverFunctions":{"x":"$h2"}}'),
    part('0', '["$1"]'),
    '--edge--\r\n',
  ].join('')

const asForm = { 'content-type': 'multipart/form-data; boundary=edge' }
const asText = { 'content-type': 'text/plain;charset=UTF-8' }

const hostile = (id: string): [what: string, headers: Record<string, string>, body: string][] => [
  ['an action that calls itself', asForm, cycleOf(id)],
  ['a reference to itself', asText, '[{"name":"form-state","args":{"formState":"$0:0:args"}}]'],
  [
    'a plan that asks nobody whether one may make it',
    asText,
    JSON.stringify([
      {
        name: 'schedule-publish',
        args: {
          type: 'publish',
          date: '$D2028-05-05T00:00:00.000Z',
          doc: { relationTo: 'sites', value: '0197a1b2-0000-7000-8000-000000000001' },
        },
      },
    ]),
  ],
  [
    'a file without a name, which others read as a text',
    asForm,
    `--edge\r\nContent-Disposition: form-data; name="1"; filename=""\r\n\r\n{}\r\n${part('0', '["$B1"]')}--edge--\r\n`,
  ],
  ['a body that is no reply', asForm, part('file', 'x'.repeat(2_000_000))],
  ...Object.getOwnPropertyNames(Object.prototype).map((name): [string, Record<string, string>, string] => [
    name,
    asText,
    JSON.stringify([{ name, args: {} }]),
  ]),
]

test('nobody drives the panel into a loop, or has it tell what it knows', async ({
  office,
  playwright,
  baseURL,
}) => {
  const stranger = await playwright.request.newContext({ baseURL: String(baseURL) })
  const id = await actionIdIn(stranger)
  await office.returnSignedIn()

  for (const [who, request, refused] of [
    ['stranger', stranger, /^401$/],
    ['staff', office.page.request, /^4\d\d$/],
  ] as const) {
    for (const [what, headers, data] of hostile(id)) {
      const answer = await request.post('/backend', { headers: { ...headers, 'next-action': id }, data })
      expect(`${answer.status()}`, `${who}: ${what}`).toMatch(refused)
      expect(await answer.text(), `${who}: ${what}`).not.toContain('payload-token')
      expect((await request.get('/healthz')).status()).toBe(200)
    }
  }
  await stranger.dispose()
})
