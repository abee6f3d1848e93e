// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { BulkActions } from './bulk-actions.tsx'
import { doneOf, type StillToDo, useBulk } from './use-bulk.ts'
import { useSelection } from './use-selection.ts'

const order = ['a', 'b', 'c']
const idOf = (id: string) => id
let screen: Screen
let pressed: PromiseWithResolvers<StillToDo>
let runs: (readonly string[])[]
let problems: string[]
let reported: unknown[]

beforeEach(async () => {
  screen = new Screen()
  pressed = Promise.withResolvers()
  ;[runs, problems, reported] = [[], [], []]
  vi.stubGlobal('reportError', (cause: unknown) => reported.push(cause))
  await screen.show(<Chosen />)
  await screen.press('a')
  await screen.press('b')
})

afterEach(() => screen.close())

function Chosen() {
  const marked = useSelection(order)
  const bulk = useBulk({ idOf, onDone: marked.forget, onProblem: (text) => problems.push(text) })
  const run = (rows: readonly string[]) => {
    runs.push(rows)
    return pressed.promise
  }

  return (
    <>
      {order.map((id) => (
        <button key={id} aria-pressed={marked.ids.has(id)} onClick={() => marked.select(id, false)}>
          {id}
        </button>
      ))}
      <BulkActions
        actions={[{ label: 'Ablegen', run }]}
        bulk={bulk}
        selected={order.filter((id) => marked.ids.has(id))}
        onClear={marked.clear}
      />
    </>
  )
}

const selected = () => screen.texts('[aria-pressed="true"]')
const end = (answer: StillToDo) => act(async () => pressed.resolve(answer))
const isDisabled = () => screen.control('Ablegen')?.getAttribute('aria-disabled') === 'true'

test('what was done is forgotten, and what was selected meanwhile stays selected', async () => {
  await screen.press('Ablegen')
  await screen.press('c')
  await end([])

  expect([runs, selected()]).toEqual([[['a', 'b']], ['c']])
})

test('what is still to do stays selected, and all of it where the question was left', async () => {
  await screen.press('Ablegen')
  await end(['b'])
  expect(selected()).toEqual(['b'])

  pressed = Promise.withResolvers()
  await screen.press('Ablegen')
  await end(false)
  expect(selected()).toEqual(['b'])
})

test('a second press before the first has ended does nothing, and the button keeps the focus', async () => {
  screen.control('Ablegen')?.focus()
  await screen.press('Ablegen')
  await screen.press('Ablegen')
  expect([runs.length, isDisabled(), document.activeElement?.textContent]).toEqual([1, true, 'Ablegen'])

  await end(false)
  expect(isDisabled()).toBe(false)
})

test('what fails is told, forgets nothing, and can be tried again', async () => {
  await screen.press('Ablegen')
  await act(async () => pressed.reject(new Error('kaputt')))

  expect(problems).toEqual(['„Ablegen“ ist fehlgeschlagen. Die Auswahl ist noch da.'])
  expect([reported.map(String), selected(), isDisabled()]).toEqual([['Error: kaputt'], ['a', 'b'], false])
})

test('done is what was asked for and is not still to do', () => {
  expect([doneOf(order, []), doneOf(order, ['b', 'fremd']), doneOf(order, false)]).toEqual([
    order,
    ['a', 'c'],
    [],
  ])
})
