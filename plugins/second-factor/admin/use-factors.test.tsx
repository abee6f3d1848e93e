// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { useFactors } from './use-factors.ts'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

function Factors() {
  const { factors, problem, reload } = useFactors()

  return (
    <button type="button" onClick={reload}>
      {problem ?? (factors ? `${factors.passkeyCount} Passkeys` : 'wird geladen')}
    </button>
  )
}

const good = () => Response.json({ passkeyCount: 2 })
const bad = () => Response.json({ errors: [{ code: 'x', message: 'Gerade nicht.' }] }, { status: 503 })
const said = () => screen.place.textContent

it('says why it did not work, and that it tries again while it does', async () => {
  const answers = [bad(), good()]
  const again = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async () => {
    if (answers.length === 1) await again.promise
    return answers.shift()
  })
  await screen.show(<Factors />)
  await screen.settle()
  expect(said()).toBe('Gerade nicht.')
  await screen.press('Gerade nicht.')
  expect(said()).toBe('wird geladen')
  again.resolve()
  await screen.settle()

  expect(said()).toBe('2 Passkeys')
})
