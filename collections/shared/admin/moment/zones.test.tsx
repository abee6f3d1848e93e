import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { useZoneOf, ZonesProvider } from './zones.tsx'

const zones = { london: 'Europe/London', leeds: 'Europe/London', berlin: 'Europe/Berlin' }

function Zone({ record }: { record: Parameters<typeof useZoneOf>[0] }) {
  return useZoneOf(record)
}

it.each([
  ['that is a branch, by its own clock', { timeZone: 'Europe/Lisbon' }, 'Europe/Lisbon'],
  ['of a branch, by its clock', { branch: 'london' }, 'Europe/London'],
  ['of several branches, by their clock', { branches: ['london', { id: 'leeds' }] }, 'Europe/London'],
  [
    'of branches in several zones, by the clock of the house',
    { branches: ['london', 'berlin'] },
    'Europe/Vienna',
  ],
  ['of no branch, by the clock of the house', { branches: [] }, 'Europe/Vienna'],
  ['of nobody, by the clock of the house', {}, 'Europe/Vienna'],
])('moments of a record %s are told', (_whose, record, expected) => {
  const shown = renderToStaticMarkup(
    <ZonesProvider zones={zones} house="Europe/Vienna">
      <Zone record={record} />
    </ZonesProvider>,
  )

  expect(shown).toBe(expected)
})
