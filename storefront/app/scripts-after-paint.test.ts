import { expect, it } from 'vitest'

import { scriptsAfterPaint, withoutLife } from './scripts-after-paint.server.ts'

const head = '<link rel="modulepreload" href="/a.js"/><title>Karte</title>'
const theme = '<script>theme()</script>'
const handover = '<script>window.__reactRouterContext = {"a":1};</script>'
const boot = '<script type="module" async="">import "/a.js";\nimport * as b from "/b.js";</script>'

it('scripts are loaded once the page has been painted', () => {
  const { head: shown, tail } = scriptsAfterPaint(head, `${theme}${handover}${boot}`)

  expect(shown).toBe('<title>Karte</title>')
  expect(tail).toContain('await import("/a.js");\nconst b = await import("/b.js");')
  expect(tail.startsWith(theme + handover)).toBe(true)
})

it('a page that stands for another one keeps only what is its own', () => {
  expect(withoutLife(head, `${theme}${handover}${boot}`)).toEqual({
    head: '<title>Karte</title>',
    tail: theme,
  })
})
