// @vitest-environment jsdom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { visitsOfThreeDays } from '../chart/statistics.fixture.ts'
import { readChoice } from '../statistics-choice.ts'
import { ChosenContext } from '../statistics-context.ts'
import { Spark } from './spark.tsx'
import { Tile } from './tile.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../payload-parts.fixture.tsx')).payloadParts)
vi.mock('next/navigation', async () => (await import('../fake-address.fixture.ts')).fakeNavigation)

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

it('a total of a few visits is told in the house, and not on paper', async () => {
  const data = {
    ...visitsOfThreeDays,
    total: { views: 4, visits: 3 },
    compared: { from: '2026-10-30', to: '2026-11-01', total: { views: 2, visits: 2 } },
  }
  const quiet = {
    problem: null,
    isLoading: false,

    isOnline: true,
    attempt: 0,
    loadedAt: null,
  }
  const loaded = { ...quiet, data, reload: () => undefined }
  const choice = readChoice(new URLSearchParams(), '2026-11-29')
  await screen.show(
    <ChosenContext value={{ home: '/backend', choice, change: () => undefined }}>
      <Tile
        of={{ name: 'page-views', loaded, isOld: false }}
        measure="visits"
        label="Besuche"
        tab="besucher"
      />
    </ChosenContext>,
  )
  expect(screen.texts('li p')).toEqual(['3', '+50 % davor 2'])

  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  expect(screen.texts('li p')).toEqual(['weniger als 5', ' '])
  await act(async () => window.dispatchEvent(new Event('afterprint')))
  expect(screen.texts('li p')[0]).toBe('3')
})

it('what is not known leaves its place empty, and nothing moves into it', () => {
  const markup = renderToStaticMarkup(<Spark values={[4, null, null, null, 4]} />)

  expect(/points="([^"]+)"/.exec(markup)?.[1]).toBe('0,2 100,2')
})
