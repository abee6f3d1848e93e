// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import type { Punch } from './punch.ts'
import { RefusedPunches } from './refused-punches.tsx'
import type { Pressing } from './use-queue.ts'

const move: Punch = {
  id: 'one',
  at: Date.parse('2026-11-29T07:00:00Z'),
  kind: 'end',
  person: { id: 'mia', username: 'mia', name: 'Mia M.' },
  task: null,
  project: null,
  isProven: true,
}
const punches = (isNoted: boolean) =>
  ({
    conflicts: [{ move, message: 'Die Filiale ist eine andere.', at: 0, isNoted }],
    acknowledge: vi.fn<Pressing['acknowledge']>(),
  }) as unknown as Pressing // nothing else of it is asked for

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

it('what is noted nowhere says so also where it was refused later, and whose it is where several press', async () => {
  await screen.show(<RefusedPunches punches={punches(false)} isSeen={() => false} isNamed />)
  expect(screen.place.textContent).toContain('Mia M., 08:00')
  expect(screen.place.textContent).toContain('aber nirgends notiert. Bitte sag es deiner Leitung.')

  await screen.show(<RefusedPunches punches={punches(true)} isSeen={() => false} />)
  expect(screen.place.textContent).not.toMatch(/Mia M\.|nirgends/)
  await screen.show(<RefusedPunches punches={punches(true)} isSeen={({ id }) => id === 'one'} />)
  expect(screen.place.textContent).toBe('')
})
