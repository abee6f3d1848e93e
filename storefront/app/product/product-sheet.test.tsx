// @vitest-environment jsdom
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { uploadTypes } from '#collections/content/uploads/upload-types.data.ts'
import type { ProductView } from '#domain/catalogue/product.contract.ts'
import { option, part, pizza } from '#domain/catalogue/shop.fixture.ts'
import { useCart } from '../cart/cart-store.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { ProductSheet } from './product-sheet.tsx'

const noon = Temporal.Instant.from('2026-11-18T11:00:00Z')
let screen: Screen

beforeEach(() => {
  screen = new Screen()
})

afterEach(async () => {
  await screen.close()
  useCart.setState(useCart.getInitialState(), true)
})

const show = (product: ProductView) =>
  screen.show(
    <MemoryRouter>
      <ProductSheet
        entry={{ product, availability: 'orderable' }}
        currency="EUR"
        unavailable=""
        at={noon}
        onClose={() => undefined}
      />
    </MemoryRouter>,
  )
const isChosen = (label: string) => screen.field(label)?.checked

const sauce = (changes: Partial<ProductView['config']['parts'][number]>) =>
  pizza({
    id: `sauce-${Math.random()}`,
    config: {
      parts: [
        part('sauce', 'select', { options: [option('hot', 'add', 0), option('mild', 'add', 0)], ...changes }),
      ],
    },
  })

it('a choice that nobody has to make is taken back by making it again', async () => {
  await show(sauce({ optional: true }))
  await screen.choose('Option hot')
  expect(isChosen('Option hot')).toBe(true)
  await screen.choose('Option hot')
  expect(isChosen('Option hot')).toBe(false)
})

it('a choice that has to be made stays made', async () => {
  await show(sauce({ optional: false }))
  await screen.choose('Option hot')
  await screen.choose('Option hot')
  expect(isChosen('Option hot')).toBe(true)
  await screen.choose('Option mild')
  expect([isChosen('Option hot'), isChosen('Option mild')]).toEqual([false, true])
})

it('of several things each is taken and left by itself', async () => {
  await show(pizza())
  await screen.choose('Option ham')
  await screen.choose('Option olives')
  await screen.choose('Option ham')
  expect([isChosen('Option ham'), isChosen('Option olives')]).toEqual([false, true])
})

it('says what a choice is about', async () => {
  await show(sauce({ description: 'Beide aus eigener Küche' }))
  expect(screen.texts('fieldset p')).toEqual(['Beide aus eigener Küche'])
})

it('names every kind of file that the server takes', async () => {
  await show(pizza({ id: 'design', config: { parts: [part('sketch', 'files'), part('photo', 'image')] } }))
  const [files, pictures] = [...screen.place.querySelectorAll<HTMLInputElement>('input[type=file]')]
  expect(files?.accept.split(',').map((extension) => extension.slice(1))).toEqual(Object.keys(uploadTypes))
  expect(pictures?.accept).toBe('.jpg,.jpeg,.png,.gif')
})

it('what has run out cannot be chosen, and what ran out after it was chosen keeps the product from the cart', async () => {
  const hot = { ...option('hot', 'add', 0), soldOutUntil: '2026-11-18T20:00:00Z' }
  await show(sauce({ optional: false, options: [hot, option('mild', 'add', 0)] }))

  expect(screen.field('Option hotausverkauft')?.disabled).toBe(true)
  await screen.choose('Option mild')
  expect(isChosen('Option mild')).toBe(true)
})

it('what is back by then can be chosen', async () => {
  const hot = { ...option('hot', 'add', 0), soldOutUntil: '2026-11-18T11:00:00Z' }
  await show(sauce({ optional: false, options: [hot] }))

  await screen.choose('Option hot')
  expect(isChosen('Option hot')).toBe(true)
})

it('a voucher that is worth what its guest says costs that, and nothing out of bounds', async () => {
  const asked = part('betrag', 'text', { name: 'Betrag', optional: false, isPrice: true })
  await show(pizza({ id: 'gift', voucherKind: 'multi-purpose', price: 100, config: { parts: [asked] } }))

  expect(screen.place.querySelector('input')?.inputMode).toBe('decimal')
  await screen.type('input', '75,50')
  expect(screen.texts('button').join(' ')).toContain('75,50')
  await screen.type('input', '0,50')
  await screen.press(/hinzufügen|Warenkorb/)
  expect(screen.texts('p').join(' ')).toContain('zwischen 1,00 € und 5.000,00 €')
})
