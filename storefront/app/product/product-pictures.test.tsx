// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ProductPictures } from './product-pictures.tsx'

let root: Root

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const pictures = ['a', 'b', 'c'].map((id) => ({
  id,
  version: '1',
  extension: 'jpg',
  alt: id === 'b' ? 'Von oben' : '',
}))

async function show(images: typeof pictures) {
  const element = <ProductPictures images={images} name="Suppe" />
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />))
  return [...document.querySelectorAll('a')]
}

it('every picture of a product is a link of one lightbox, named for whoever cannot see it', async () => {
  const links = await show(pictures)

  expect(links.map((link) => [link.getAttribute('href'), link.dataset.lightbox, link.ariaLabel])).toEqual([
    ['/image/large/a-1.jpg', 'product', 'Suppe groß anzeigen'],
    ['/image/large/b-1.jpg', 'product', 'Von oben groß anzeigen'],
    ['/image/large/c-1.jpg', 'product', 'Suppe groß anzeigen'],
  ])
  expect(links[0]?.dataset.original).toBe('/image/a-1.jpg')
})

it('a product without a picture has no room for one', async () => {
  expect(await show([])).toEqual([])
  expect(document.body.firstElementChild?.innerHTML).toBe('')
})
