import { expect, it } from 'vitest'

import type { PagePlace } from '#domain/content/page.contract.ts'

import { chooseApp } from './choose-app.ts'
import { appShapes } from './routing-table.ts'

const apps = appShapes.map((shape) => ({ ...shape, respond: async () => new Response() }))
const nobody: PagePlace = { kind: 'none', hasWebsite: false }
const page: PagePlace = { kind: 'page', hasWebsite: true }

async function appFor(path: string, place: PagePlace) {
  const asked: string[] = []
  const fetch = async (input: string | URL | Request) => {
    asked.push(String(input))
    return Response.json(place)
  }
  const chosen = await chooseApp(apps, { path, host: 'reinwerk.test', fetch })
  return { name: chosen?.app.name, asked }
}

it.each([
  ['/', page, 'site'],
  ['/', nobody, 'storefront'],
  ['/leistungen', page, 'site'],
  ['/leistungen', { kind: 'redirect', hasWebsite: false, status: 301, target: '/neu' }, 'site'],
  ['/weg', { kind: 'gone', hasWebsite: false }, 'site'],
  ['/nirgends', { kind: 'none', hasWebsite: true }, 'site'],
  ['/nirgends', nobody, 'storefront'],
  ['/site/privacy', { kind: 'none', hasWebsite: true }, 'storefront'],
] as const)('%s with %j is answered by the %s', async (path, place, name) => {
  expect((await appFor(path, place)).name).toBe(name)
})

it.each(['/store', '/store/linz', '/status/1/2', '/store/linz.data'])(
  '%s is the storefront’s without asking anybody',
  async (path) => {
    expect(await appFor(path, page)).toEqual({ name: 'storefront', asked: [] })
  },
)

it.each([
  '/kitchen',
  '/Frontdesk/linz/geheim',
  '/backoffice/pairing',
  '/tables/linz/geheim.data',
  '/time-clock/linz/geheim',
])('%s is a screen of the house without asking anybody', async (path) => {
  expect(await appFor(path, page)).toEqual({ name: 'terminals', asked: [] })
})

it('/tv has no screen yet, and is answered as any address that nobody knows', async () => {
  expect((await appFor('/tv', nobody)).name).toBe('storefront')
})

it.each(['/sitemap.xml', '/robots.txt', '/feed.xml', '/site.webmanifest', '/Feed.xml'])(
  '%s is the website’s without asking anybody, also where there is none',
  async (path) => {
    expect(await appFor(path, nobody)).toEqual({ name: 'site', asked: [] })
  },
)

it('asks once for an address with everything that a query could stumble over', async () => {
  const { asked } = await appFor('/a%26b%3Dc', nobody)

  expect(asked).toEqual(['/api/pages/place?path=%2Fa%26b%3Dc&host=reinwerk.test'])
})

it('tells of the place that it was asked for, so that calls of old addresses can be counted', async () => {
  const place = { kind: 'redirect', hasWebsite: true, status: 301, target: '/neu', redirect: 'r1' } as const
  const fetch = async () => Response.json(place)

  expect((await chooseApp(apps, { path: '/alt', host: 'reinwerk.test', fetch }))?.place).toEqual(place)
  expect((await chooseApp(apps, { path: '/store', host: 'reinwerk.test', fetch }))?.place).toBeUndefined()
})
