// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { boardOrder } from '#domain/ordering/order-board.fixture.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { SplitBillForm } from './split-bill-form.tsx'

// The kit brings the whole panel with it; only the field is as it is there.
vi.mock('#plugins/desk/kit.port.ts', async () => ({
  ...(await import('#plugins/desk/kit/fields/field.tsx')),
  Action: () => null,
}))

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

const nothing = () => undefined
const show = () =>
  screen.show(
    <SplitBillForm
      order={boardOrder({})}
      payments={[]}
      isTipEnabled
      methods={['cash', 'atm-card']}
      onChanged={nothing}
      onClose={nothing}
    />,
  )
const field = (label: string) => screen.field(label) as HTMLInputElement
const type = (label: string, words: string) => screen.type(`[id="${field(label).id}"]`, words)
const tips = () =>
  [...screen.place.querySelectorAll('fieldset input[inputmode="decimal"]')].map(
    (input) => (input as HTMLInputElement).value,
  )

it('a number of people is typed as anywhere else', async () => {
  await show()
  for (const typed of ['', '1', '12']) {
    await type('Personen', typed)
    expect(field('Personen').value).toBe(typed)
  }
  expect(tips()).toHaveLength(12)
})

it('typing the number anew drops nothing that was chosen', async () => {
  await show()
  await type('Personen', '30')
  await screen.type('fieldset:nth-of-type(4) input[inputmode="decimal"]', '2,50')
  for (const typed of ['3', '', '31']) await type('Personen', typed)

  expect(tips()).toHaveLength(31)
  expect(tips()[3]).toBe('2,50')
})
