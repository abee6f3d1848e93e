// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Screen } from '../ui/screen.fixture.ts'
import { CategoryBar } from './category-bar.tsx'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    draw(0)
    return 0
  })
})

afterEach(() => screen.close())

it('names the category whose beginning is above a quarter of the window', async () => {
  const tops = { soups: 150, mains: 201 }
  const places = Object.keys(tops).map((id) => {
    const place = document.createElement('section')
    place.id = id
    place.getBoundingClientRect = () => ({ top: tops[id as keyof typeof tops] }) as DOMRect
    return place
  })
  document.body.append(...places)
  const sections = [
    { anchor: 'soups', category: { name: 'Suppen' } },
    { anchor: 'mains', category: { name: 'Hauptspeisen' } },
  ]
  await screen.show(<CategoryBar sections={sections} />)
  const current = () => screen.texts('[aria-current]')

  expect(current()).toEqual(['Suppen'])
  tops.mains = 199
  await act(async () => dispatchEvent(new Event('scroll')))
  expect(current()).toEqual(['Hauptspeisen'])
  for (const place of places) place.remove()
})
