// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { AreasForm } from './areas-form.tsx'
import { answerCalls, inPage } from './setup-calls.fixture.tsx'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

const areas = () => [...screen.place.querySelectorAll('fieldset')]
const typeArea = (index: number, words: string) =>
  screen.type(`[id="${areas()[index]?.querySelector('input')?.id}"]`, words)
const names = () => areas().map((area) => area.querySelector('input')?.value)

it('takes away a further area, and only that one', async () => {
  const calls = answerCalls({})
  await screen.show(inPage(<AreasForm branch="b1" />))
  await screen.press('Weiteres Gebiet')
  await screen.press('Weiteres Gebiet')
  for (const [index, name] of ['Stadt', 'Land', 'Fluss'].entries()) await typeArea(index, name)
  await screen.press('Gebiet 2, Land, entfernen')
  expect(names()).toEqual(['Stadt', 'Fluss'])

  // Whatever comes next has a place of its own.
  await screen.press('Weiteres Gebiet')
  await typeArea(2, 'See')
  expect(names()).toEqual(['Stadt', 'Fluss', 'See'])
  await screen.press('Gebiet 3, See, entfernen')
  await screen.press('Liefergebiete speichern')
  expect(calls[0]?.body.deliveryAreas).toMatchObject([{ area: 'Stadt' }, { area: 'Fluss' }])
})

it('keeps the first, and says of an empty one which it is', async () => {
  await screen.show(inPage(<AreasForm branch="b1" />))
  expect(screen.control(/entfernen/)).toBeUndefined()

  await screen.press('Weiteres Gebiet')
  expect(screen.control(/entfernen/)?.getAttribute('aria-label')).toBe('Gebiet 2 entfernen')
})
