import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { HeroView } from '#blocks/hero/hero.tsx'
import { heroFixture } from '#blocks/hero/hero.fixture.ts'
import { page, website } from '#ui/examples.fixture.ts'
import type { WebsiteView } from '#domain/content/page.contract.ts'
import { ActionBar } from './action-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const branches: WebsiteView['branches'] = [
  {
    identifier: 'see',
    name: 'Am See',
    phone: '+43 5574 1',
    open: { isOpen: true, words: 'Geöffnet bis 22 Uhr' },
  },
  { identifier: 'alp', name: 'Auf der Alp', open: { isOpen: false, words: 'Öffnet heute um 17 Uhr' } },
]

const faced = (changes: Partial<WebsiteView> = {}): WebsiteView => ({
  ...website,
  theme: { ...website.theme, face: 'warm', claims: ['Seit 1974'] },
  openUntil: '2026-11-30T21:00:00Z',
  ...changes,
})

const markupOf = (given: WebsiteView) => {
  const root = { website: given, origin: 'https://wirtshaus.example', path: '/' }

  return renderToStaticMarkup(
    <>
      <Header {...root} />
      <HeroView section={heroFixture} page={page} website={given} position={0} />
      <Footer {...root} />
      <ActionBar website={given} />
    </>,
  )
}

describe('a website without a face', () => {
  it('says nothing of hours, promises and what to press', () => {
    const markup = markupOf({ ...faced({ branches }), theme: website.theme })

    for (const words of ['data-part="strip"', 'data-part="action', 'Seit 1974', 'Jetzt bestellen']) {
      expect(markup).not.toContain(words)
    }
  })
})

describe('a website with a face', () => {
  it('says whether its places are open, until when that holds, and how to call and to order', () => {
    const markup = markupOf(faced({ branches }))

    expect(markup).toContain('Jetzt 1 von 2 geöffnet')
    expect(markup.match(/data-open-until="2026-11-30T21:00:00Z"/g)).toHaveLength(3)
    expect(markup).toContain('aria-label="Am See anrufen: +43 5574 1"')
    expect(markup).toContain('href="tel:+4355721"')
    expect(markup).toMatch(/<aside[^>]*aria-label="Auf einen Griff".*href="\/store"[^>]*>Jetzt bestellen</)
    expect(markup.match(/Seit 1974/g)).toHaveLength(2)
  })

  it('that sells nothing at a place asks for a request and a call', () => {
    const markup = markupOf(faced({ contactHref: '/kontakt' }))

    expect(markup).toMatch(
      /<aside.*href="tel:\+4355721"[^>]*>Anrufen<.*href="\/kontakt"[^>]*>Angebot anfragen</,
    )
    expect(markup).not.toContain('data-open-until')
  })

  it('has no bar where there is nothing to press', () => {
    expect(markupOf(faced())).not.toContain('<aside')
  })
})
