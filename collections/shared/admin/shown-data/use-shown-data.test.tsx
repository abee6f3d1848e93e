// @vitest-environment jsdom
import { runInNewContext } from 'node:vm'

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'

import { hideAtFirst } from './hide-at-first.ts'
import { useShownData } from './use-shown-data.ts'

function Switch() {
  const [isShown, show] = useShownData('customer')

  return (
    <button type="button" onClick={() => show(!isShown)}>
      {isShown ? 'gezeigt' : 'verborgen'}
    </button>
  )
}

function openSwitch(): HTMLElement {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  act(() => createRoot(place).render(<Switch />))

  return place
}

const press = (place: HTMLElement) => act(() => place.querySelector('button')?.click())
const marked = () => document.documentElement.dataset.customerData
// What the page runs before it draws anything.
const begin = () => runInNewContext(hideAtFirst, { document, localStorage })

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.customerData
  delete document.documentElement.dataset.productData
})

it('data of customers are shown until somebody wishes otherwise, and the wish is kept as 1 or 0', () => {
  const place = openSwitch()
  expect(place.textContent).toBe('gezeigt')

  press(place)
  expect([place.textContent, marked(), localStorage.getItem('show_customer_data')]).toEqual([
    'verborgen',
    'hidden',
    '0',
  ])

  press(place)
  expect([place.textContent, marked(), localStorage.getItem('show_customer_data')]).toEqual([
    'gezeigt',
    undefined,
    '1',
  ])
})

it('what was put out of sight is so before anything is drawn, and nothing else is', () => {
  localStorage.setItem('show_customer_data', '0')
  localStorage.setItem('show_product_data', '1')
  begin()

  expect(document.documentElement.dataset).toMatchObject({ customerData: 'hidden' })
  expect(document.documentElement.dataset.productData).toBeUndefined()
  expect(openSwitch().textContent).toBe('verborgen')
})

it('another tab follows', () => {
  const place = openSwitch()
  localStorage.setItem('show_customer_data', '0')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'show_customer_data' }))
  })

  expect([place.textContent, marked()]).toEqual(['verborgen', 'hidden'])
})

it('a browser that keeps nothing does as it is told until the page goes', () => {
  const place = openSwitch()
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  press(place)
  refuse.mockRestore()

  expect([place.textContent, marked()]).toEqual(['verborgen', 'hidden'])
})

it('the server draws what is usual, for it does not know the browser', () => {
  expect(renderToString(<Switch />)).toContain('gezeigt')
})
