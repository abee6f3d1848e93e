// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { openLightbox, openLightboxes } from './lightbox.ts'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})

const three = ['a', 'b', 'c']
  .map((name) => `<a data-lightbox="g" href="/image/large/${name}-1.jpg"></a>`)
  .join('')
const press = (box: HTMLElement | null, key: string) =>
  box?.dispatchEvent(new KeyboardEvent('keydown', { key }))
const shownIn = (box: HTMLElement | null) => box?.isConnected && box.querySelector('p')?.textContent

/** jsdom knows no pointers. */
function drag(box: HTMLElement | null, across: number, down = 0, pointerType = 'touch'): void {
  for (const [type, clientX, clientY] of [
    ['pointerdown', 200, 200],
    ['pointerup', 200 + across, 200 + down],
  ] as const)
    box?.dispatchEvent(
      Object.assign(new MouseEvent(type, { clientX, clientY, bubbles: true }), { pointerType }),
    )
}

function openFirst(links: string): HTMLDialogElement | null {
  // Each test has a document of its own, so that earlier listeners hear nothing of it.
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = links
  openLightboxes(page)
  page.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return page.querySelector('dialog')
}

it('is closed by a click beside the picture, and not by the second click of the double one that opened it', () => {
  const box = openFirst(three)
  const click = (detail: number) =>
    box?.querySelector('.lightbox-stage')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))

  click(2)
  expect(box?.isConnected).toBe(true)
  click(1)
  expect(box?.isConnected).toBe(false)
})

it('offers a picture as it is in a new tab', () => {
  const box = openFirst(
    '<a data-lightbox="a" href="/image/large/b-1.jpg" data-original="/image/b-1.jpg"><img alt="Dach"></a>',
  )
  const whole = box?.querySelector('a')

  expect([whole?.getAttribute('href'), whole?.target]).toEqual(['/image/b-1.jpg', '_blank'])
  expect(box?.querySelector('img')?.alt).toBe('Dach')
})

it('says that a picture is on its way until it has come or failed', () => {
  for (const end of ['load', 'error']) {
    const box = openFirst('<a data-lightbox="a" href="/image/large/b-1.jpg"><img alt=""></a>')
    expect(box?.textContent).toContain('Das Bild wird geladen …')
    box?.querySelector('img')?.dispatchEvent(new Event(end))
    expect(box?.textContent).not.toContain('wird geladen')
  }
})

it('has words ready for a picture that cannot be loaded', () => {
  const box = openFirst('<a data-lightbox="a" href="/image/large/weg-1.jpg"><img alt=""></a>')

  expect(box?.querySelector('img + .picture-failure')?.textContent).toBe(
    'Das Bild konnte nicht geladen werden.',
  )
})

it.each([
  ['ArrowRight', 'ArrowLeft'],
  ['ArrowUp', 'ArrowDown'],
])('%s leads on and %s back', (on, back) => {
  const box = openFirst(three)
  press(box, on)
  press(box, on)
  expect(shownIn(box)).toBe('3 von 3')
  press(box, back)
  expect(shownIn(box)).toBe('2 von 3')
})

it.each([['ArrowLeft'], ['ArrowRight', 'ArrowRight', 'ArrowRight']])(
  'past either end it closes, and gives the focus back: %s',
  (...keys) => {
    const box = openFirst(three)
    const [link] = box?.ownerDocument.links ?? []
    const focus = vi.spyOn(link ?? document.body, 'focus')
    for (const key of keys) press(box, key)

    expect(box?.isConnected).toBe(false)
    expect(focus).toHaveBeenCalledOnce()
  },
)

it.each([
  ['to the left leads on', [-80], '2 von 3'],
  ['too short stays', [-20], '1 von 3'],
  ['up or down stays', [-60, 90], '1 von 3'],
  ['to the right leads past the beginning, so it closes', [80], false],
] as const)('a finger that moves %s', (_how, [across, down], shown) => {
  const box = openFirst(three)
  drag(box, across, down)
  expect(shownIn(box)).toBe(shown)
})

it('a mouse that selects does not leaf', () => {
  const box = openFirst(three)
  drag(box, -80, 0, 'mouse')
  expect(shownIn(box)).toBe('1 von 3')
})

it('a film is played, and keeps its own arrows while it has the focus', () => {
  const box = openFirst(
    '<a data-lightbox="g" data-kind="video" href="/upload/geheimnis/film-1.mp4"></a><a data-lightbox="g" href="/image/large/b-1.jpg"></a>',
  )
  const film = box?.querySelector('video')
  expect([film?.getAttribute('src'), film?.controls]).toEqual([expect.stringContaining('film-1.mp4'), true])

  film?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  expect(shownIn(box)).toBe('1 von 2')
  drag(film ?? null, -80)
  expect(shownIn(box)).toBe('1 von 2')
})

it('who presses again at once opens it again, though the browser tells later that it was closed', () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = three
  const [link] = page.links
  const onClose = vi.fn<() => void>()
  if (link instanceof HTMLAnchorElement) openLightbox(link, onClose)
  const box = page.querySelector('dialog')
  press(box, 'ArrowLeft')
  expect([box?.isConnected, onClose.mock.calls.length]).toEqual([false, 1])

  box?.dispatchEvent(new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
})

it('Escape closes it, also where a browser asks nobody before', () => {
  for (const told of ['cancel', 'close']) {
    const box = openFirst(three)
    box?.dispatchEvent(new Event(told, { cancelable: true }))
    expect(box?.isConnected).toBe(false)
  }
})
