import fc from 'fast-check'
import { expect, it } from 'vitest'

import { keptVisitOrigin, visitOrigin } from './visit-origin.contract.ts'
import { visitOriginOf } from './visit-origin.ts'

const now = '2026-11-21T09:00:00Z'
const at = (target: string, referrer = '') =>
  visitOriginOf({ address: `https://reinwerk.example${target}`, referrer, now })

it('a campaign says where somebody came from, else the website that linked here, else nobody', () => {
  const campaign =
    '/fassade?utm_source=google&utm_medium=cpc&utm_campaign=Herbst&utm_term=fassade&utm_content=b'

  expect(at(campaign, 'https://www.google.com/search?q=geheim')).toEqual({
    source: 'google',
    medium: 'cpc',
    campaign: 'Herbst',
    term: 'fassade',
    content: 'b',
    referrer: 'https://www.google.com',
    landingPath: '/fassade',
    firstSeenAt: now,
  })
  expect(at('/', 'https://www.forum.example/t/1')).toMatchObject({
    source: 'forum.example',
    medium: 'verweis',
  })
  expect(at('/kontakt', 'https://reinwerk.example/')).toMatchObject({
    source: 'direkt',
    landingPath: '/kontakt',
  })
  expect(at('/', '').referrer).toBeUndefined()
})

it('says of a private page only which kind it is', () => {
  expect(
    ['/status/wer/geheim', '/questionnaires/geheim', '/store/linz/checkout'].map(
      (path) => at(path).landingPath,
    ),
  ).toEqual(['/status', '/questionnaires', '/store'])
})

it('is cut between characters, also between those that are written in two', () => {
  const words = 'a'.repeat(159)

  expect(at(`/?utm_campaign=${words}${encodeURIComponent('😀')}`).campaign).toBe(words)
})

it('is always what may be kept and sent, whatever stands in the address', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), fc.webUrl(), (query, source, referrer) => {
      const target = `/?utm_source=${encodeURIComponent(source.toWellFormed())}&utm_term=${query}`
      const origin = at(target, referrer)

      expect(visitOrigin.safeParse(origin).error).toBeUndefined()
      expect(keptVisitOrigin(JSON.stringify(origin))).toEqual(JSON.parse(JSON.stringify(origin)))
    }),
  )
})

it.each([null, '', '{', '[]', '{"source":"x"}', '{"source":"","landingPath":"/","firstSeenAt":"gestern"}'])(
  'what a browser keeps in its place is nothing: %s',
  (kept) => {
    expect(keptVisitOrigin(kept)).toBeUndefined()
  },
)
