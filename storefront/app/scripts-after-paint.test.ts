import { expect, it } from 'vitest'

import { scriptsAfterPaint, withoutLife } from './scripts-after-paint.server.ts'

const head = '<link rel="modulepreload" href="/a.js"/><title>Karte</title>'
const theme = '<script>theme()</script>'
const handover = '<script>window.__reactRouterContext = {"a":1};</script>'
const boot = '<script type="module" async="">import "/a.js";\nimport * as b from "/b.js";</script>'

it('scripts are loaded once the page has been painted', () => {
  const { head: shown, tail } = scriptsAfterPaint(head, `${theme}${handover}${boot}`)

  expect(shown).toMatch(/^<title>Karte<\/title><script>/)
  expect(shown).toContain('for (const href of ["/a.js"])')
  expect(tail).toContain('await scriptsWanted;\nawait import("/a.js");\nconst b = await import("/b.js");')
  expect(tail.startsWith(theme + handover)).toBe(true)
})

it('the data of German numbers is loaded while the scripts are on their way', () => {
  const { head: shown } = scriptsAfterPaint(head, `${theme}${handover}${boot}`)

  expect(shown.indexOf("new Intl.NumberFormat('de-DE')")).toBeGreaterThan(
    shown.indexOf("rel: 'modulepreload'"),
  )
})

it('presses are kept from the head on, since a page is seen before its end has come', () => {
  const { head: shown, tail } = scriptsAfterPaint(head, `${theme}${handover}${boot}`)

  expect(shown).toContain("addEventListener('click', press, true)")
  expect(tail).not.toContain('press,')
})

it('a page that stands for another one keeps only what is its own', () => {
  expect(withoutLife(head, `${theme}${handover}${boot}`)).toEqual({
    head: '<title>Karte</title>',
    tail: theme,
  })
})
