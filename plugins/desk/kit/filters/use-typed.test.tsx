// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { useTyped } from './use-typed.ts'

let screen: Screen
let written: string[]

beforeEach(() => {
  screen = new Screen()
  written = []
})

afterEach(() => screen.close())

function Search({ value }: { value: string }) {
  const { field, note } = useTyped(value, (text) => written.push(text))

  return <input ref={field} defaultValue={value} onChange={({ target }) => note(target.value)} />
}

const field = () => screen.place.querySelector('input')
const show = (value: string) => screen.show(<Search value={value} />)

async function beginToType(text: string): Promise<void> {
  await show('')
  field()?.focus()
  await screen.type('input', text)
}

/** As far as that the address says it. */
async function typeIn(text: string): Promise<void> {
  await beginToType(text)
  await show(text)
}

test('the address is told again as soon as an answer to an earlier letter has brought its own', async () => {
  await beginToType('Berger')
  await show('Ber')

  expect(field()?.value).toBe('Berger')
  expect(written).toEqual(['Berger', 'Berger'])
})

test('whoever takes the filter away before the last letter is answered does not get it back', async () => {
  await beginToType('Berger')
  field()?.blur()
  await show('Ber')

  expect(written).toEqual(['Berger'])
})

test('whoever goes back before the last letter is answered finds what the address says', async () => {
  await beginToType('Berger')
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
  await show('Huber')

  expect([field()?.value, written]).toEqual(['Huber', ['Berger']])
})

test('an answer to an earlier letter takes none away, also when it comes last, and is put right', async () => {
  await typeIn('Berger')
  await show('Ber')

  expect(field()?.value).toBe('Berger')
  expect(written).toEqual(['Berger', 'Berger'])
})

test('whoever goes back, or takes a filter away, finds it in the field', async () => {
  await typeIn('Berger')
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
  await show('')
  expect(field()?.value).toBe('')

  await typeIn('Huber')
  field()?.blur()
  await show('')
  expect([field()?.value, written]).toEqual(['', ['Berger', 'Huber']])
})
