import type { OpeningHoursSection } from '#cms/payload-types.ts'
import type { FedSection } from '#domain/content/fed/fed-section.ts'
import { shownHours } from '#domain/content/fed/shown-hours.ts'

import { textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

const now = Temporal.Instant.from('2026-11-23T11:00:00Z')
const market = {
  identifier: 'marktplatz',
  name: 'Am Marktplatz',
  street: 'Marktplatz 3',
  zipCode: '6850',
  city: 'Dornbirn',
  phone: '+43 5572 1234',
  timeZone: 'Europe/Vienna',
  openingHours: [
    { type: 'daily' as const, from: '11:00', to: '22:00' },
    { type: 'once' as const, date: '2026-12-24', isClosed: true },
    { type: 'once' as const, date: '2026-11-26', from: '17:00', to: '20:00' },
  ],
  deliveryHours: [{ type: 'daily' as const, from: '17:00', to: '21:00' }],
  isDeliveryHoursEnabled: true,
}

const shown = shownHours(market, now)

export const openingHoursFixture: Shown<OpeningHoursSection> & FedSection<'openingHours'> = {
  id: 'openingHours',
  blockType: 'openingHours',
  text: textOf('Öffnungszeiten'),
  fed: { branches: shown ? [shown, { ...shown, identifier: 'see', name: 'Am See', delivery: null }] : [] },
}
