// @vitest-environment jsdom
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { DoneScreen } from './done-screen.tsx'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

async function shown(isPriceHidden: boolean, cents = 109): Promise<string[]> {
  const order = {
    ticketNumber: 7,
    type: 'takeaway',
    items: [{ isPriceHidden }],
    discounts: [{ id: 'happy', name: 'Happy Hour', cents }],
    branch: { timeZone: 'Europe/Vienna' },
  } as unknown as PublicOrder // As much of it as is looked at.
  const Done = createRoutesStub([
    { path: '/', Component: () => <DoneScreen order={order} hadArrived={false} onClose={() => undefined} /> },
  ])
  await screen.show(<Done />)
  await screen.settle()

  return screen.texts('p').filter((text) => text.includes('Rabatt'))
}

it('whoever has ordered reads what was taken off, and not how much where that tells a price', async () => {
  expect(await shown(false)).toEqual(['Rabatt „Happy Hour“: 1,09 € sind schon abgezogen.'])
})

it('of a hidden price it is said without a sum', async () => {
  expect(await shown(true)).toEqual(['Rabatt „Happy Hour“ ist berücksichtigt.'])
})

it('what took nothing is not named', async () => {
  expect(await shown(false, 0)).toEqual([])
})
