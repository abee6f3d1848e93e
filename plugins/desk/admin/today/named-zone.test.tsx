// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { NamedZone } from './named-zone.tsx'

const at = '2026-08-03T16:30:00Z'

test('a text that tells a time says by which clock, where the browser has another, and none else does', async () => {
  const screen = new Screen()
  // The tests stand in the zone of the Chatham Islands.
  await screen.show(<NamedZone at={at} timeZone="Europe/Vienna" />)
  expect(screen.place.textContent).toBe(' · Uhrzeit in Wien')
  await screen.show(<NamedZone at={at} timeZone="Pacific/Chatham" />)
  expect(screen.place.textContent).toBe('')
  await screen.show(<NamedZone at={at} timeZone={undefined} />)

  expect(screen.place.textContent).toBe('')
  await screen.close()
})
