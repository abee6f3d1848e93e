import { expect, it } from 'vitest'

import { type MailContent, renderMail } from './mail-page.ts'

const full: MailContent = {
  subject: 'Ihre Bestellung',
  brand: { name: 'Gasthaus am Eck', color: '#10302A' },
  paragraphs: ['Guten Tag,', 'vielen Dank!\nSie ist eingegangen.'],
  facts: [
    ['Bestellung Nr.', '12'],
    ['Gesamt', '21,80 €'],
  ],
  items: ['2 Stück Pizza, 21,80 €'],
  link: { label: 'Status ansehen', url: 'https://eck.test/status/u/h' },
  closing: 'Gasthaus am Eck',
}

it('a mail says the same in text and in HTML', () => {
  const { text, html } = renderMail(full)

  expect(text).toMatchSnapshot('text')
  expect(html).toMatchSnapshot('html')
})

it('a mail of nothing but paragraphs has neither table nor list nor link', () => {
  const { text, html } = renderMail({ subject: 'Kurz', brand: null, paragraphs: ['Guten Tag,', 'fertig.'] })

  expect(text).toBe('Guten Tag,\n\nfertig.')
  expect(html).not.toMatch(/<(table|ul|a|img|link|script)\b/)
})

it('whatever was typed in stays text, and nothing is fetched from anywhere', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&'
  const { html } = renderMail({
    ...full,
    subject: evil,
    brand: { name: evil, color: '#fff;background:url(https://evil.test)' },
    paragraphs: [evil],
    facts: [[evil, evil]],
    items: [evil],
    link: { label: evil, url: `https://eck.test/?a="><img src=x>` },
    closing: evil,
  })

  expect(html).not.toMatch(/<img|evil\.test|src=x>/)
  expect(html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(|@import/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

it('a logo stands for the name, which is read where pictures are not shown, and is never fetched', () => {
  const logo = 'data:image/png;base64,iVBORw0KGgo='
  const { html, text } = renderMail({ ...full, brand: { name: 'Eck', color: null, logo } })

  expect(/<img [^>]*>/.exec(html)?.[0]).toMatch(/src="data:image\/png;base64,iVBORw0KGgo=" alt="Eck"/)
  expect(text).not.toContain('data:')
  const elsewhere = { name: 'Eck', color: null, logo: 'https://evil.test/pixel.png' }
  expect(renderMail({ ...full, brand: elsewhere }).html).not.toMatch(/<img|evil/)
})

it.each([
  ['#10302A', 'color:#ffffff'],
  ['#FFEE88', 'color:#1d1d1d'],
  ['kaputt', 'color:#ffffff'],
])('a button of the colour %s is read: %s', (color, ink) => {
  const { html } = renderMail({ ...full, brand: { name: 'Eck', color } })

  expect(/<a [^>]*>/.exec(html)?.[0]).toContain(ink)
})
