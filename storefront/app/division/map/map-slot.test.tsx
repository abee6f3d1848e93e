// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { branchCard } from '#domain/catalogue/shop.fixture.ts'
import type { HomeBranch } from '../division-view.ts'
import { MapSlot } from './map-slot.tsx'

type Wanted = { places: object[]; onReady: () => void; onLost: () => void }

const opened = vi.hoisted(() => ({ maps: [] as unknown[], closed: 0 }))
// Nothing is drawn without a browser.
vi.mock('#ui/map/open-map.ts', () => ({
  openMap: (_container: HTMLElement, wanted: unknown) => {
    opened.maps.push(wanted)
    return () => {
      opened.closed += 1
    }
  },
}))

const view = { zoom: 19, pitch: 55, bearing: -85, style: 'dark' } as const
const located = { latitude: 47.4, longitude: 9.7 }
let root: Root
let comeNear = () => {}

beforeEach(() => {
  opened.maps.length = 0
  opened.closed = 0
  // What the tests of another file have agreed to may still hold.
  document.cookie = 'cookie-consent=; Max-Age=0; Path=/'
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.cookie = 'cookie-consent=; Max-Age=0; Path=/'
  vi.unstubAllGlobals()
})

async function open(places: object[] = [located]): Promise<void> {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  const branches = places.map(
    (place, at): HomeBranch => ({
      ...branchCard({ identifier: `b${at}`, name: `Filiale ${at}`, ...place }),
      image: null,
      pausedUntil: null,
    }),
  )
  await act(async () => root.render(<MapSlot view={view} branches={branches} />))
}

const button = () => document.querySelector('button')
const map = () => opened.maps.at(-1) as Wanted

it('nothing is loaded before somebody asks for it, near or not', async () => {
  await open()
  await act(async () => comeNear())
  expect([button()?.textContent, opened.maps]).toEqual(['Karte laden', []])

  await act(async () => button()?.click())
  expect(button()?.textContent).toBe('Karte wird geladen …')
  expect(map().places).toMatchObject([{ name: 'Filiale 0', routeHref: expect.stringContaining('47.4') }])
  await act(async () => map().onReady())
  expect(button()).toBeNull()
})

it('who has agreed gets it as it comes near', async () => {
  document.cookie = 'cookie-consent=granted; Path=/'
  await open()
  expect(opened.maps).toEqual([])
  await act(async () => comeNear())

  expect(opened.maps).toHaveLength(1)
})

it('who agrees where it is in sight gets it then, and who refuses does not', async () => {
  await open()
  await act(async () => comeNear())
  document.cookie = 'cookie-consent=denied; Path=/'
  await act(async () => dispatchEvent(new Event('consent-chosen')))
  expect(opened.maps).toEqual([])

  document.cookie = 'cookie-consent=granted; Path=/'
  await act(async () => dispatchEvent(new Event('consent-chosen')))
  expect(opened.maps).toHaveLength(1)
})

it.each([false, true])('a map that is lost leaves words, shown before: %s', async (wasShown) => {
  await open()
  await act(async () => button()?.click())
  if (wasShown) await act(async () => map().onReady())
  await act(async () => map().onLost())

  expect(document.querySelector('[role=status]')?.textContent).toContain('Adresse und Route stehen')
  expect([opened.closed, button()]).toEqual([1, null])
})

it('several branches are on one map, and those of which nobody knows where they are on none', async () => {
  await open([located, {}, { latitude: 47.5, longitude: 9.8 }])
  await act(async () => button()?.click())
  expect(map().places).toMatchObject([{ name: 'Filiale 0' }, { name: 'Filiale 2' }])

  await act(async () => root.unmount())
  await open([{}])
  expect(document.body.textContent).toBe('')
})
