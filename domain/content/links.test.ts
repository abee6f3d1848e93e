import { describe, expect, it } from 'vitest'

import { linkProblem, opensInNewTab, safeHref } from './links.ts'

describe('the target of a link', () => {
  it.each([
    '/',
    '/kontakt',
    '/kontakt#form',
    '#form',
    'https://www.example.com/a?b=c',
    'mailto:info@example.com',
    'tel:+43 664 1234567',
  ])('may be %s', (link) => {
    expect(linkProblem(link)).toBeNull()
  })

  it.each([
    '',
    'kontakt',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/a b',
  ])('cannot be "%s"', (link) => {
    expect(linkProblem(link)).toEqual(expect.any(String))
  })
})

describe('a link on a page', () => {
  it.each([
    '/kontakt',
    '#form',
    '?tag=a:b',
    'seite',
    'https://a.at/b:c',
    'HTTP://a.at',
    'mailto:a@b.at',
    'tel:+43 1',
  ])('keeps %s', (href) => {
    expect(safeHref(href)).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.at/x',
  ])('never is %j', (href) => {
    expect(safeHref(href)).toBe('#')
  })
})

describe('a new tab', () => {
  it.each([
    'https://www.example.com/',
    '//www.example.com',
    '/upload/4f1c2a7b/id-v1.pdf',
    '/image/id-v1.jpg',
  ])('opens for %s', (href) => {
    expect(opensInNewTab(href)).toBe(true)
  })

  it.each(['/', '/kontakt', '/images', '#form', '?a=b', 'mailto:info@example.com', 'tel:+43664'])(
    'does not open for %s',
    (href) => {
      expect(opensInNewTab(href)).toBe(false)
    },
  )
})
