// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { openLightboxes } from './lightbox.ts'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

function openFirst(links: string): HTMLDialogElement | null {
  // Each test has a document of its own, so that earlier listeners hear nothing of it.
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = links
  openLightboxes(page)
  page.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return page.querySelector('dialog')
}

it('offers a picture as it is in a new tab', () => {
  const box = openFirst(
    '<a data-lightbox="a" href="/image/large/b-1.jpg" data-original="/image/b-1.jpg"><img alt="Dach"></a>',
  )
  const whole = box?.querySelector('a')

  expect([whole?.getAttribute('href'), whole?.target]).toEqual(['/image/b-1.jpg', '_blank'])
  expect(box?.querySelector('img')?.alt).toBe('Dach')
})

it('is closed by a click beside the picture, and not by the second click of the double one that opened it', () => {
  const box = openFirst('<a data-lightbox="a" href="/image/large/b-1.jpg"><img alt=""></a>')
  const click = (detail: number) =>
    box?.querySelector('.lightbox-stage')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))

  click(2)
  expect(box?.open).toBe(true)
  click(1)
  expect(box?.open).toBe(false)
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
