import type { FileRef, PageView, PictureRef, SiteRef, WebsiteView } from '#domain/content/page.contract.ts'

export const picture: PictureRef = {
  id: '0198b1d4-0000-7000-8000-000000000001',
  version: 'a1',
  extension: 'jpg',
  alt: 'Sauberes Haus zwischen Bäumen',
  width: 1200,
  height: 800,
}

export const otherPicture: PictureRef = {
  ...picture,
  id: '0198b1d4-0000-7000-8000-000000000002',
  alt: 'Eimer',
}

export const video: FileRef = {
  id: '0198b1d4-0000-7000-8000-000000000003',
  version: 'b2',
  extension: 'mp4',
  publicHash: 'c0ffee00',
  name: 'Preisliste 2026.mp4',
  sizeBytes: 1_234_567,
  hasAudio: true,
}

export const site: SiteRef = { id: 'kontakt', name: 'Kontakt', href: '/kontakt' }

/** A heading and a paragraph as the editor keeps them. */
export const textOf = (heading: string, tag = 'h2') => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: [
      {
        type: 'heading',
        tag,
        version: 1,
        children: [{ type: 'text', text: heading, version: 1, format: 0 }],
      },
      {
        type: 'paragraph',
        version: 1,
        children: [{ type: 'text', text: 'Ein Satz dazu.', version: 1, format: 0 }],
      },
    ],
  },
})

const teaser = (id: string) => ({ id, name: id, href: `/${id}`, image: picture, teaserText: 'Kurz gesagt.' })

export const page: PageView = {
  id: 'seite',
  name: 'Seite',
  href: '/seite',
  type: 'custom_site',
  updatedAt: '2026-11-20T10:00:00.000Z',
  seo: { isIndexed: true },
  content: { videos: { video, video2: { ...video, publicHash: 'hell' } } },
  body: [],
  trail: [],
  services: [teaser('fassade'), teaser('fahrzeuge')],
  techniques: [teaser('dampf'), teaser('laser'), teaser('eis')],
  news: [teaser('eins'), teaser('zwei'), teaser('drei'), teaser('vier')].map((each) => ({
    ...each,
    publishedAt: '2026-11-20T10:00:00.000Z',
  })),
}

export const website: WebsiteView = {
  name: 'Reinwerk',
  homeHref: '/',
  theme: {
    colorSetting: 'white',
    color1: '#1D1D1D',
    color2: '#FCFCFC',
    font: 'Mulish',
    borderRadius: '0.8rem',
  },
  fonts: [],
  contact: { phone: '+43 5572 1', email: 'hallo@example.com' },
  socialLinks: [],
  legalLinks: [],
  branches: [],
  menu: [],
  footerMenu: [],
}
