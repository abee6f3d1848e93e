import { describe, expect, it } from 'vitest'

import { linkProblem } from './links.ts'

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
