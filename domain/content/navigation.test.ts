import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { markActive, type StoredMenuItem, toMenu } from './navigation.ts'

const item = (more: StoredMenuItem): StoredMenuItem => ({ label: 'Punkt', isEnabled: true, ...more })

describe('a menu', () => {
  it.each([
    [{ type: 'home' }, '/'],
    [{ type: 'site', sitePath: '/leistungen/trockeneis' }, '/leistungen/trockeneis'],
    [{ type: 'branch', branchIdentifier: 'linz' }, '/store/linz'],
    [{ type: 'link', url: 'https://example.com' }, 'https://example.com'],
    [{ type: 'link', url: 'tel:+43123' }, 'tel:+43123'],
  ])('leads with %j to %s', (target, href) => {
    expect(toMenu([item(target)])).toMatchObject([{ href }])
  })

  it.each([
    { type: 'site', sitePath: null },
    { type: 'branch', branchIdentifier: null },
    { type: 'link', url: '' },
    { type: 'video' },
    { type: 'home', isEnabled: false },
    { type: 'home', isEnabled: null },
  ])('leaves out what leads nowhere or is switched off: %j', (target) => {
    expect(toMenu([item(target)])).toEqual([])
  })

  it('hides with an item all that hangs below it', () => {
    const hidden = item({ type: 'home', isEnabled: false, children: [item({ type: 'home' })] })

    expect(toMenu([hidden])).toEqual([])
  })
})

describe('the place of a visitor in the menu', () => {
  const menu = toMenu([
    item({
      type: 'site',
      sitePath: '/leistungen',
      children: [
        item({
          type: 'site',
          sitePath: '/leistungen/fassade',
          children: [item({ type: 'site', sitePath: '/leistungen/fassade/graffiti' })],
        }),
      ],
    }),
    item({ type: 'home' }),
  ])

  it('is marked on the item and on every one above it', () => {
    const [services, home] = markActive(menu, '/leistungen/fassade/graffiti')

    expect(services).toMatchObject({ isActive: false, isChildActive: true })
    expect(services?.children[0]).toMatchObject({ isActive: false, isChildActive: true })
    expect(services?.children[0]?.children[0]).toMatchObject({ isActive: true, isChildActive: false })
    expect(home).toMatchObject({ isActive: false, isChildActive: false })
  })

  it('is the same with anchor, question or slash at the end', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '#form', '?q=1', '/'), (rest) => {
        expect(markActive(menu, `/leistungen${rest}`)[0]?.isActive).toBe(true)
      }),
    )
    expect(markActive(menu, '/')[1]?.isActive).toBe(true)
  })
})
