// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'

import { hasUnsaved } from '#plugins/panel/unsaved.port.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { NameForm } from './name-form.tsx'
import { answerCalls, inPage } from './setup-calls.fixture.tsx'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

const type = (label: string, words: string) => screen.type(`[id="${screen.field(label)?.id}"]`, words)
const refused = { status: 503, body: { errors: [{ message: 'Gerade nicht.' }] } }

it('makes the branch last, for with it the form and what it has to say are gone', async () => {
  const calls = answerCalls({ 'POST /api/config': [refused] })
  await screen.show(inPage(<NameForm />))
  await type('Name des Betriebs', 'Gasthaus Linde')
  await screen.press('Betrieb anlegen')
  expect(screen.place.textContent).toContain('Gerade nicht.')
  expect(calls.map(({ call }) => call)).toEqual(['POST /api/config'])
  await type('Ort', 'Dornbirn')
  await screen.press('Betrieb anlegen')

  expect(calls.map(({ call }) => call)).toEqual([
    'POST /api/config',
    'POST /api/config',
    'POST /api/branches',
  ])
  expect(calls[2]?.body).toMatchObject({ name: 'Gasthaus Linde', city: 'Dornbirn' })
  expect(screen.place.textContent).not.toContain('Gerade nicht.')
})

it('says at the name what is wrong with that of the shop', async () => {
  const errors = [{ field: 'shopName', message: 'Name des Shops: Pflichtfeld' }]
  answerCalls({ 'POST /api/config': [{ status: 400, body: { errors } }] })
  await screen.show(inPage(<NameForm />))
  await screen.press('Betrieb anlegen')

  expect(screen.field('Name des Betriebs')?.getAttribute('aria-invalid')).toBe('true')
})

it('tries again to make a branch that was refused, and makes no second one', async () => {
  const calls = answerCalls({ 'POST /api/branches': [refused] })
  await screen.show(inPage(<NameForm />))
  for (let press = 0; press < 3; press += 1) await screen.press('Betrieb anlegen')

  expect(calls.map(({ call }) => call).filter((call) => call !== 'POST /api/config')).toEqual([
    'POST /api/branches',
    'POST /api/branches',
    'PATCH /api/branches/new',
  ])
})

it('is not left when the session ends, as long as something is typed', async () => {
  await screen.show(inPage(<NameForm />))
  expect(hasUnsaved()).toBe(false)
  await type('Ort', 'Dornbirn')
  expect(hasUnsaved()).toBe(true)
  await screen.close()

  expect(hasUnsaved()).toBe(false)
})
