// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { branchShop, category, menu, product } from '#domain/catalogue/shop.fixture.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { MenuBar } from './menu-bar.tsx'
// Loaded before, so that it is there at once when it is opened.
import { MenuSearch } from './menu-search.tsx'
import { foundSections, menuSections } from './menu-view.ts'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})

afterEach(() => screen.close())

const noon = Temporal.Instant.from('2026-11-23T12:00:00Z')
const names = ['Knödel', 'Gulasch', 'Schnitzel', 'Suppe', 'Salat', 'Strudel', 'Torte', 'Tee']
const dishes = [
  ...names.map((name) => product({ id: name, name, description: null })),
  product({ id: 'Dal', name: 'Dal', description: null, diets: ['vegan'] }),
]

const sectionsOf = (products: typeof dishes) =>
  menuSections(
    branchShop({
      products,
      popularProducts: ['Knödel'],
      categories: [category({ name: 'Speisen' })],
      menus: [menu({ catalog: [{ category: 'mains', products: products.map(({ id }) => id) }] })],
    }),
    noon,
    null,
  )

type ShownProps = { sections: ReturnType<typeof sectionsOf>; hasCategories?: boolean }

function Shown({ sections, hasCategories = true }: ShownProps) {
  const [found, setFound] = useState<ReadonlySet<string> | null>(null)
  const cards = foundSections(sections, found).flatMap((section) => section.cards)

  return (
    <>
      <MenuBar sections={sections} hasCategories={hasCategories} onFound={setFound} />
      <ul>
        {cards.map(({ id }) => (
          <li key={id} data-dish="">
            {id}
          </li>
        ))}
      </ul>
    </>
  )
}

const shown = () => screen.texts('[data-dish]')
const status = () => screen.texts('[role=status]')
const field = () => screen.place.querySelector('input')
const press = (key: string) =>
  act(async () => field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

async function search(): Promise<void> {
  await screen.show(<Shown sections={sectionsOf(dishes)} />)
  await screen.press('Gerichte suchen')
  await screen.until(() => expect(status()).toHaveLength(1))
}

it('finds dishes while somebody types, and says how many', async () => {
  await search()
  expect([document.activeElement === field(), status(), shown().length]).toEqual([true, [''], 9])

  await screen.type('input', 'knoedel')
  expect([shown(), status()]).toEqual([['Knödel'], ['1 Gericht gefunden.']])
  await screen.type('input', 's')
  expect(status()).toEqual(['9 Gerichte gefunden.'])
})

it('narrows the menu to what somebody eats, and to what others like', async () => {
  await search()
  await screen.press('Vegan')
  expect([shown(), screen.control('Vegan')?.getAttribute('aria-pressed')]).toEqual([['Dal'], 'true'])
  await screen.press('Beliebt')
  expect(status()).toEqual(['Keine Gerichte gefunden.'])
  await screen.press('Vegan')
  expect(shown()).toEqual(['Knödel'])
  expect(screen.control('Scharf')).toBeUndefined()
})

it('clears what was typed with Escape, then leads back to the whole menu and to where it was opened', async () => {
  await search()
  const before = window.history.length
  await screen.type('input', 'xyzzy')
  expect([shown(), status()]).toEqual([[], ['Keine Gerichte gefunden.']])
  await press('Escape')
  expect([field()?.value, shown().length]).toEqual(['', 9])

  await press('Escape')
  expect([field(), shown().length, document.activeElement]).toEqual([
    null,
    9,
    screen.control('Gerichte suchen'),
  ])
  expect(window.history.length).toBe(before)
})

it('leads back from nothing found', async () => {
  await search()
  await screen.type('input', 'xyzzy')
  await screen.press('Alle Gerichte zeigen')

  expect([field(), shown().length]).toEqual([null, 9])
})

it('is not there where a menu is seen at a glance', async () => {
  await screen.show(<Shown sections={sectionsOf(dishes.slice(0, 4))} />)

  expect(screen.control('Gerichte suchen')).toBeUndefined()
})

it.each([true, false])(
  'the ways to the categories are there where the shop wants them: %s',
  async (isWanted) => {
    const named = (name: string, products: typeof dishes) =>
      sectionsOf(products).map((section) => ({
        ...section,
        id: name,
        anchor: name,
        category: { ...section.category, name },
      }))
    const sections = [...named('Suppen', dishes.slice(0, 4)), ...named('Süßes', dishes.slice(4))]
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    await screen.show(<Shown sections={sections} hasCategories={isWanted} />)

    expect(screen.texts('nav a')).toEqual(isWanted ? ['Suppen', 'Süßes'] : [])
  },
)

it('what was found is shown from its top for another question, not for the menu of the next minute', async () => {
  const onShown = vi.fn<() => void>()
  const onFound = vi.fn<() => void>()
  const ask = (term: string) =>
    screen.show(
      <MenuSearch sections={sectionsOf(dishes)} {...{ term, onFound, onShown }} onClose={onFound} />,
    )

  await ask('')
  expect(onShown).not.toHaveBeenCalled()
  await ask('Su')
  await ask('Su')
  expect(onShown).toHaveBeenCalledTimes(1)
  await ask('Suppe')
  expect(onShown).toHaveBeenCalledTimes(2)
})

it('the word for a diet finds what is fit for it as well', async () => {
  const onFound = vi.fn<(found: ReadonlySet<string> | null) => void>()
  const more = product({ id: 'Toast', name: 'Toast', description: null, diets: ['vegetarian'] })
  await screen.show(
    <MenuSearch
      sections={sectionsOf([...dishes, more])}
      term="vegetarisch"
      onFound={onFound}
      onShown={() => undefined}
      onClose={() => undefined}
    />,
  )
  expect(onFound).toHaveBeenLastCalledWith(new Set(['Dal', 'Toast']))
})
