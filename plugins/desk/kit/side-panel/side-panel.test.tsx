// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { SidePanel } from './side-panel.tsx'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  HTMLDialogElement.prototype.show = function show() {
    this.open = true
  }
})

afterEach(() => screen.close())

type ViewProps = { rows: readonly string[] | null; isOpen?: boolean }

function View({ rows, isOpen = false }: ViewProps) {
  return (
    <main>
      <h1>Anfragen</h1>
      {rows && (
        <div role="grid" tabIndex={-1}>
          {rows.map((row, index) => (
            <div key={row} role="row" tabIndex={index === 0 ? 0 : -1}>
              {row}
            </div>
          ))}
        </div>
      )}
      {isOpen && (
        <SidePanel title="Offen" onClose={() => undefined}>
          Inhalt
        </SidePanel>
      )}
    </main>
  )
}

async function openFrom(row: number): Promise<void> {
  await screen.show(<View rows={['a', 'b']} />)
  screen.place.querySelectorAll<HTMLElement>('[role="row"]')[row]?.focus()
  await screen.show(<View rows={['a', 'b']} isOpen />)
  expect(document.activeElement?.textContent).toBe('Offen')
}

test('as it closes the focus is back where it was', async () => {
  await openFrom(1)
  await screen.show(<View rows={['a', 'b']} />)

  expect(document.activeElement?.textContent).toBe('b')
})

test.each([
  ['the row of the table with the keys', ['a'], 'a'],
  ['the table, where it has no row', [], ''],
  ['the heading of the view, where it has no table', null, 'Anfragen'],
])('where that has gone it is at %s', async (_, rows, text) => {
  await openFrom(1)
  await screen.show(<View rows={rows} isOpen />)
  await screen.show(<View rows={rows} />)

  expect(document.activeElement?.textContent).toBe(text)
  expect(document.activeElement).not.toBe(document.body)
})
