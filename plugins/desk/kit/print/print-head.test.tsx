// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { PrintHead } from './print-head.tsx'

test('says when it was printed before the page is put to paper', async () => {
  const screen = new Screen()
  await screen.show(<PrintHead note="Filiale Wien" timeZone="Europe/Vienna" />)
  expect(screen.place.textContent).toBe('Filiale Wien')
  // Before anything that waits is drawn.
  let printed: string | null = null
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
    printed = screen.place.textContent
  })

  expect(printed).toMatch(/^Filiale WienGedruckt am \d\d\.\d\d\.\d{4},? \d\d:\d\d Uhr$/)
  await screen.close()
})
