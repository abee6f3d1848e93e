// @vitest-environment jsdom
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { emptyForm } from '#domain/ordering/entered-form.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { rememberGoal } from './delivery-goal.ts'
import { GoalNote } from './goal-note.tsx'
import { OrderActions } from './order-actions.tsx'

const now = Temporal.Instant.from('2026-11-23T12:00:00Z')
const branch = { identifier: 'linz', name: 'Linz', street: 'Am Platz 1', zipCode: '4020', city: 'Linz' }
const item = { product: 'p1', name: 'Suppe', amount: 2, unit: 'serving', parts: [] }
const order = {
  uid: 'u1',
  ticketNumber: 7,
  status: 'confirmed',
  type: 'takeaway',
  isQuotation: false,
  appointmentDate: '2026-11-24T17:30:00Z',
  branch,
  items: [item],
} as unknown as PublicOrder // Only what the actions read.

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})

afterEach(async () => {
  await screen.close()
  sessionStorage.clear()
})

function Branch() {
  return <pre>{JSON.stringify(useLocation().state)}</pre>
}

function show(changes: Partial<PublicOrder> = {}) {
  const Page = createRoutesStub([
    { path: '/', Component: () => <OrderActions order={{ ...order, ...changes }} now={now} /> },
    { path: '/store/linz', Component: Branch },
  ])
  return screen.show(<Page />)
}

it('the appointment of an order is handed to the calendar, without the key to the order', async () => {
  await show()
  const href = screen.control('In den Kalender')?.getAttribute('href') ?? ''
  const file = decodeURIComponent(href)
  expect(file).toMatch(/^data:text\/calendar/)
  expect(file).toContain('DTSTART:20261124T173000Z')
  expect(file).toContain('SUMMARY:Abholung: Linz')
  expect(file).not.toContain('/status/')
})

it('the way is shown to whoever comes for the order', async () => {
  await show()
  expect(screen.control('Route planen')?.getAttribute('href')).toContain('Am%20Platz')
  await show({ type: 'delivery' })
  expect(screen.control('Route planen')).toBeUndefined()
})

it('the same is ordered again once the order is over', async () => {
  await show()
  expect(screen.control('Noch einmal bestellen')).toBeUndefined()
  await show({ status: 'completed' })
  expect(screen.control('Teilen')).toBeUndefined()
  await screen.press('Noch einmal bestellen')
  expect(JSON.parse(screen.texts('pre')[0] ?? '')).toMatchObject({ again: { items: [item] } })
})

it('the link is copied where the device shares nothing', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await show()
  await screen.press('Teilen')
  await screen.settle()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(window.location.href)
  expect(screen.texts('[role=status]').filter(Boolean)).toEqual([
    'Der Link ist kopiert. Wer ihn hat, sieht die Bestellung.',
  ])
})

it('the address of a delivery is told where it was typed, and nowhere else', async () => {
  const delivery = { uid: 'u1', type: 'delivery' as const }
  await screen.show(<GoalNote order={delivery} />)
  expect(screen.place.textContent).toBe('')

  const typed = {
    ...emptyForm,
    street: 'Am Berg 3',
    zipCode: '6850',
    city: 'Dornbirn',
    floor: '2',
    door: '5',
  }
  rememberGoal('u1', typed)
  await screen.show(<GoalNote key="again" order={delivery} />)
  expect(screen.texts('p')).toEqual(['Am Berg 3, 6850 Dornbirn', 'Stock 2, Tür 5'])
  await screen.show(<GoalNote key="other" order={{ ...delivery, uid: 'u2' }} />)
  expect(screen.place.textContent).toBe('')
})
