import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  normaliseOldPath,
  oldPathProblem,
  planRedirect,
  type Redirect,
  redirectTargetProblem,
} from './redirects.ts'

const permanently = (path: string, target: string): Redirect => ({ path, target, status: '301' })

describe('a redirect', () => {
  it('leads straight to the end of a chain', () => {
    expect(planRedirect(permanently('/a', '/b'), [permanently('/b', '/c')])).toEqual({
      target: '/c',
      retargeted: [],
    })
  })

  it('takes along the older ones that led to its start', () => {
    expect(planRedirect(permanently('/b', '/c'), [permanently('/a', '/b')])).toEqual({
      target: '/c',
      retargeted: ['/a'],
    })
  })

  it('keeps a temporary hop, which may lead elsewhere tomorrow', () => {
    const temporary: Redirect = { path: '/b', target: '/c', status: '302' }

    expect(planRedirect(permanently('/a', '/b'), [temporary])?.target).toBe('/b')
    expect(planRedirect(temporary, [permanently('/a', '/b')])?.retargeted).toEqual([])
  })

  it.each([
    [permanently('/a', '/a'), []],
    [permanently('/a', '/b'), [permanently('/b', '/a')]],
    [permanently('/a', '/b'), [{ path: '/b', target: '/c', status: '307' }, permanently('/c', '/a')]],
  ] satisfies [Redirect, Redirect[]][])('that leads back to its start is refused: %j', (redirect, known) => {
    expect(planRedirect(redirect, known)).toBeNull()
  })

  it.each([
    '/a/',
    '/a?von=mail',
    '/a#oben',
    '/%61',
    'https://reinwerk.example/a',
    'https://reinwerk.example:8443/a/?x',
  ])('that leads back by another spelling of its start is refused: %s', (target) => {
    expect(planRedirect(permanently('/a', target), [], ['reinwerk.example'])).toBeNull()
  })

  it('to the same path of another website leads there', () => {
    const away = permanently('/a', 'https://anderswo.example/a')

    expect(planRedirect(away, [], ['reinwerk.example'])).toEqual({ target: away.target, retargeted: [] })
  })

  it('skips a hop in any spelling, and keeps the part of the page that is meant', () => {
    const hop = [permanently('/b', '/c')]

    expect(planRedirect(permanently('/a', '/b/'), hop)?.target).toBe('/c')
    expect(planRedirect(permanently('/a', '/b#form'), hop)?.target).toBe('/c#form')
    expect(planRedirect(permanently('/a', '/b#form'), [permanently('/b', '/c#oben')])?.target).toBe('/c#oben')
  })

  it('of something gone leads nowhere', () => {
    const gone: Redirect = { path: '/alt', target: null, status: '410' }

    expect(planRedirect(gone, [permanently('/x', '/y')])).toEqual({ target: null, retargeted: [] })
  })

  it('leaves no circle and no permanent hop behind another, whatever was stored before', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f')
    const redirect = fc.record({ path, target: path, status: fc.constantFrom('301', '302', '307', '308') })

    fc.assert(
      fc.property(fc.array(redirect, { maxLength: 25 }), (given) => {
        const stored = given.reduce(store, new Map<string, Redirect>())
        const all = [...stored.values()]

        for (const each of all) expect(hopsFrom(each, stored)).toBeLessThanOrEqual(all.length)
        for (const { target } of all) expect(stored.get(target ?? '')?.status ?? '').not.toMatch(/301|308/)
      }),
    )
  })
})

describe('the old address', () => {
  it.each([
    ['alte-seite', '/alte-seite'],
    ['/alt/', '/alt'],
    ['/index.php?id=3#top', '/index.php'],
    ['/Über-Uns/', '/über-uns'],
    ['/%C3%9Cber-uns', '/über-uns'],
    ['/U\u0308ber-uns', '/über-uns'],
    ['/Alte Karte.PDF', '/alte%20karte.pdf'],
    ['/alte%20karte.pdf', '/alte%20karte.pdf'],
    ['/warum%3F', '/warum%3F'],
    ['/100%', '/100%'],
    ['/null%00', '/null%00'],
    ['/x%AA%C3%A9', '/x%aaé'],
  ])('typed as %s is kept as %s', (typed, kept) => {
    expect(normaliseOldPath(typed)).toBe(kept)
  })

  it('stays as it is when it is saved again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (typed) => {
        const kept = normaliseOldPath(typed)

        expect(normaliseOldPath(kept)).toBe(kept)
      }),
    )
  })

  it('is found as a browser sends it', () => {
    const letters = fc.constantFrom(...Array.from('aZäÖß 1-_%2?é/'))
    const path = fc.array(letters, { maxLength: 20 }).map((all) => `/x${all.join('')}`)

    fc.assert(
      fc.property(path, (typed) => {
        const sent = new URL(typed, 'https://theke.example').pathname

        expect(normaliseOldPath(sent)).toBe(normaliseOldPath(typed))
      }),
    )
  })

  it.each(['/api/orders', '/backend', '/mit leer', `/${'x'.repeat(600)}`])('cannot be %s', (path) => {
    expect(oldPathProblem(path)).toEqual(expect.any(String))
  })

  it.each(['kontakt', '//evil.example', 'javascript:alert(1)', ''])('cannot lead to "%s"', (target) => {
    expect(redirectTargetProblem(target)).toEqual(expect.any(String))
  })
})

function store(stored: Map<string, Redirect>, redirect: Redirect): Map<string, Redirect> {
  const others = [...stored.values()].filter(({ path }) => path !== redirect.path)
  const plan = planRedirect(redirect, others)
  if (!plan) return stored

  const retargeted = others.map((each) =>
    plan.retargeted.includes(each.path) ? { ...each, target: plan.target } : each,
  )
  return new Map([...retargeted, { ...redirect, target: plan.target }].map((each) => [each.path, each]))
}

function hopsFrom(start: Redirect, stored: Map<string, Redirect>): number {
  let hops = 0
  for (let at = start.target; at !== null && hops <= stored.size; hops += 1) {
    const next = stored.get(at)
    if (!next) break
    at = next.target
  }

  return hops
}
