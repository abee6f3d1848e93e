import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

import type { Pictures } from '../loading/store-pictures.ts'
import type { DemoOffer, DemoPage, DemoPiece, Refs } from './demo-page.ts'
import { rich } from './rich-text.ts'
import { cleaningHome } from './pages/cleaning-home.data.ts'
import { cleaningNews } from './pages/cleaning-news.data.ts'
import { cleaningLegal } from './pages/cleaning-legal.data.ts'
import { cleaningPages } from './pages/cleaning-pages.data.ts'
import { cleaningPieces } from './pages/cleaning-pieces.data.ts'
import { cleaningOffers, cleaningServices } from './pages/cleaning-services.data.ts'
import { cleaningTechniques } from './pages/cleaning-techniques.data.ts'
import { restaurantHome } from './pages/restaurant-home.data.ts'
import { restaurantPages } from './pages/restaurant-pages.data.ts'
import { storePieces } from './store-pieces.ts'
import type { Videos } from './store-videos.ts'

type Options = Pick<Refs, 'branch' | 'category'> & {
  pictures: Pictures
  videos: Videos
  priceList: string
  restaurant: string
  now: Temporal.Instant
}

export const cleaningSite: DemoPage[] = [
  cleaningHome,
  ...cleaningPages,
  ...cleaningLegal,
  ...cleaningServices,
  ...cleaningTechniques,
  ...cleaningNews,
]

/** The website of the cleaning company, and the pages of the restaurant that lead to its shop. */
export async function storeWebsites(req: PayloadRequest, options: Options): Promise<void> {
  const cleaning = await storeCleaningCompany(req, options.pictures)
  const own = (name: string) => options.pictures(`reinwerk-${name}`)
  const ofCleaning = { division: cleaning, picture: own, pieces: cleaningPieces }

  const page = await storePages(req, cleaningSite, { ...options, ...ofCleaning })
  const contact = { ...cleaningContact, imprint: page('impressum'), privacy: page('datenschutz') }
  await req.payload.update({
    collection: 'divisions',
    id: cleaning,
    data: { contact },
    depth: 0,
    ...asSystem(req),
  })
  await storeMenu(req, 'main', cleaning, [
    { ...item('site', 'Leistungen', page('leistungen')), children: childrenOf(cleaningServices, page) },
    { ...item('site', 'Techniken', page('techniken')), children: childrenOf(cleaningTechniques, page) },
    item('site', 'Neuigkeiten', page('neuigkeiten')),
    item('site', 'Über uns', page('ueber-uns')),
    item('site', 'Kontakt', page('kontakt')),
  ])

  await storeOffers(req, cleaningOffers, { page, video: options.videos })
  await storeNews(req, { division: cleaning, target: page('neuigkeiten/laser-ist-da'), image: own('laser') })

  const { restaurant, pictures } = options
  const menuPage = await storePages(req, [restaurantHome, ...restaurantPages], {
    ...options,
    division: restaurant,
    picture: pictures,
  })
  await storeMenu(req, 'main', restaurant, [
    { blockType: 'link', label: 'Bestellen', url: '/store', isEnabled: true },
    item('site', 'Unsere Küche', menuPage('unsere-kueche')),
    item('site', 'Feste feiern', menuPage('feste-feiern')),
    item('site', 'Lieferung', menuPage('lieferung')),
    item('site', 'Gutscheine', menuPage('gutscheine')),
    item('site', 'Kontakt', menuPage('kontakt')),
  ])
}

/** What the services cost and how long they take. */
async function storeOffers(
  req: PayloadRequest,
  offers: readonly DemoOffer[],
  { page, video }: Pick<Refs, 'page' | 'video'>,
): Promise<void> {
  for (const { page: key, video: film, ...offer } of offers) {
    await req.payload.create({
      collection: 'services',
      data: {
        ...offer,
        path: key.replace('leistungen/', ''),
        isPublic: true,
        site: page(key),
        video: film ? video(film) : null,
      },
      depth: 0,
      ...asSystem(req),
    })
  }
}

/** What is laid over the website shortly after it opens. */
async function storeNews(
  req: PayloadRequest,
  { division, target, image }: { division: string; target: string; image: string },
): Promise<void> {
  const text = rich('Bis Ende des Monats reinigen wir eine Probefläche mit dem Laser, kostenlos.')
  await req.payload.create({
    collection: 'blocks',
    data: {
      name: 'Unser Laser ist da',
      identifier: 'news',
      division,
      isPublic: true,
      content: { body: { image, target, text } },
    },
    depth: 0,
    ...asSystem(req),
  })
}

const cleaningContact = {
  businessName: 'Reinwerk GmbH',
  phone: '+43 5572 000 900',
  email: 'hallo@reinwerk.example',
  street: 'Schwefelgasse 12',
  zipCode: '6850',
  city: 'Dornbirn',
  socialLinks: [{ label: 'Instagram', url: 'https://social.example/reinwerk' }],
}

/** So that the question for consent can be seen; the address is nobody's. */
const cleaningTracking = {
  isOwn: true,
  enableAnalytics: true,
  conversionUrl: 'https://werbung.example/erfolg?kunde=reinwerk-0000&ereignis={event}',
}

async function storeCleaningCompany(req: PayloadRequest, pictures: Pictures): Promise<string> {
  const { id } = await req.payload.create({
    collection: 'divisions',
    data: {
      identifier: 'reinwerk',
      name: 'Reinwerk',
      title: 'Reinigung und Sanierung',
      description: 'Fassaden, Maschinen, Fahrzeuge und Brandschäden: schonend gereinigt, zum Fixpreis.',
      hosts: ['reinwerk.localhost'],
      businessType: 'HomeAndConstructionBusiness',
      contact: cleaningContact,
      tracking: cleaningTracking,
      theme: {
        face: 'clear',
        fontPair: 'archivo',
        claims: ['Fixpreis vor Beginn', 'Ohne Chemie', 'Notdienst rund um die Uhr'],
        colorSetting: 'white',
        color1: '#0C2A3A',
        color2: '#FFFFFF',
        accent: '#0B63B5',
        borderRadius: '0.5rem',
        favicon: pictures('reinwerk-zeichen'),
        previewImage: pictures('reinwerk-buehne'),
      },
    },
    depth: 0,
    ...asSystem(req),
  })

  return id
}

type Stored = Options & { division: string; picture: Pictures; pieces?: readonly DemoPiece[] }

/** Pages name each other, so all of them are there before any of them is filled. */
async function storePages(
  req: PayloadRequest,
  pages: readonly DemoPage[],
  { division, picture, pieces = [], priceList, videos, branch, category, now }: Stored,
): Promise<Refs['page']> {
  const ids = new Map<string, string>()
  for (const { key, name, type, seo, daysAgo = 120 } of pages) {
    const publishedAt = now.subtract({ hours: 24 * daysAgo }).toString()
    const data = { path: key, name, type, seo, division, publishedAt, isPublic: true }
    ids.set(key, (await req.payload.create({ collection: 'sites', data, depth: 0, ...asSystem(req) })).id)
  }
  const page = (key: string) => {
    const id = ids.get(key)
    if (!id) throw new Error(`the demo has no page ${key}`)
    return id
  }
  const refs = { page, picture, priceList, video: videos, branch, category }
  const piece = await storePieces(req, pieces, { division, refs })
  for (const { key, content } of pages) {
    const data = { content: content({ ...refs, piece }) }
    await req.payload.update({ collection: 'sites', id: page(key), data, depth: 0, ...asSystem(req) })
  }

  return page
}

type Item = {
  blockType: 'site' | 'link'
  label: string
  site?: string
  url?: string
  isEnabled: boolean
  children?: Item[]
}

const item = (blockType: 'site', label: string, site: string): Item => ({
  blockType,
  label,
  site,
  isEnabled: true,
})

const childrenOf = (pages: readonly DemoPage[], page: Refs['page']): Item[] =>
  pages.map(({ key, name }) => item('site', name, page(key)))

async function storeMenu(
  req: PayloadRequest,
  identifier: string,
  division: string,
  items: Item[],
): Promise<void> {
  await req.payload.create({
    collection: 'navigations',
    // The kinds of items differ in their fields; Payload checks each against its own.
    data: { name: 'Hauptmenü', identifier, division, items: items as never },
    depth: 0,
    ...asSystem(req),
  })
}
