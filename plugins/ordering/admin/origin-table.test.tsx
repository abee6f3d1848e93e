// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { OriginTable } from './origin-table.tsx'

const field = vi.hoisted(() => ({ value: null as object | null }))
vi.mock('@payloadcms/ui', () => ({ useField: () => field }))

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

it('tells staff in words how the guest came, the first time and before the order', async () => {
  field.value = {
    first: { origin: 'social', source: 'instagram.com', campaign: null, code: null },
    last: { origin: 'qr', source: null, campaign: null, code: 'sommer26' },
  }
  await screen.show(<OriginTable path="origin" />)

  const rows = [...screen.place.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(rows).toEqual([
    ['Erster Besuch', 'Soziales Netz', 'instagram.com', '–', '–'],
    ['Vor der Bestellung', 'QR Code', '–', '–', 'sommer26'],
  ])
})

it('is no table where the guest did not agree to be counted', async () => {
  field.value = null
  await screen.show(<OriginTable path="origin" />)

  expect(screen.texts('table')).toEqual([])
})
