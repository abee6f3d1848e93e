import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { PDFiumLibrary } from '@hyzyla/pdfium'
import { describe, expect, it } from 'vitest'

import {
  calculationModels,
  optionModifiers,
  partTypes,
  productTypes,
  unitTypes,
} from '#domain/catalogue/product.contract.ts'
import { isAmountValid, rulesOfUnit } from '#domain/catalogue/amount.ts'
import { sectionTypes } from '#domain/content/section-types.ts'
import { unitTypeOf } from '#domain/catalogue/units.ts'
import { isOpenAt } from '#domain/time/opening-hours.ts'

import { questionnaires } from './feedback/questionnaires.data.ts'
import { demoDrawings } from './loading/store-pictures.ts'
import { celebrations } from './menu/celebrations.data.ts'
import { categories, products } from './menu/categories.data.ts'
import { food } from './menu/demo-product.ts'
import { sausages } from './menu/sausages.data.ts'
import { drawBrochure } from './pdf/draw-brochure.ts'
import { composePicture } from './pictures/compose-picture.ts'
import { show } from './pictures/illustrations.data.ts'
import { branches } from './shop/branches.data.ts'
import { tags } from './shop/tags-and-donatees.data.ts'
import { drawPriceList } from './website/draw-price-list.ts'
import { cleaningOffers } from './website/pages/cleaning-services.data.ts'
import { restaurantHome } from './website/pages/restaurant-home.data.ts'
import { restaurantPages } from './website/pages/restaurant-pages.data.ts'
import { cleaningSite } from './website/store-websites.ts'

const parts = products.flatMap((product) => product.parts ?? [])
const ownUnits = products.map(({ unit = 'piece' }) => unit)
const alternativeUnits = products.flatMap((product) => product.alternativeUnits ?? [])

describe('the demo card', () => {
  it('is long enough to be believed', () => {
    expect(products.length).toBeGreaterThanOrEqual(44)
    expect(categories.length).toBeGreaterThanOrEqual(9)
  })

  it.each([
    ['product type', productTypes, products.map(({ type = 'normal' }) => type)],
    [
      'calculation model',
      calculationModels,
      products.map(({ calculationModel = 'fixed' }) => calculationModel),
    ],
    ['part type', partTypes, parts.map(({ type }) => type)],
    [
      'option modifier',
      optionModifiers,
      parts.flatMap(({ options = [] }) => options.map(({ modifier }) => modifier)),
    ],
    ['kind of unit', unitTypes, ownUnits.map(unitTypeOf)],
  ])('shows every %s', (_, all: readonly string[], used: readonly string[]) => {
    expect(new Set(used)).toEqual(new Set(all))
  })

  it('has every kind of restriction a guest may meet', () => {
    expect(parts.some(({ optional }) => optional) && parts.some(({ optional }) => !optional)).toBe(true)
    expect(products.some((product) => product.isStepByStep)).toBe(true)
    expect(products.some((product) => product.isPriceHidden)).toBe(true)
    expect(products.some((product) => product.isEnabled === false && product.isVisibleWhenUnavailable)).toBe(
      true,
    )
    expect(products.some((product) => product.soldOutDays)).toBe(true)
    expect(products.some((product) => product.schedule)).toBe(true)
    expect(products.filter((product) => product.leadTime?.type === 'days').length).toBeGreaterThanOrEqual(2)
    expect(products.some(({ taxes = food }) => taxes.takeawayTax !== taxes.dineInTax)).toBe(true)
  })

  it('names everything once', () => {
    for (const list of [products, categories, tags, branches]) {
      const keys = list.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('reckons in whole cents and hundredths of a percent', () => {
    const options = parts.flatMap((part) => part.options ?? [])
    const areas = branches.flatMap(({ record }) => record.deliveryAreas)
    const amounts = [
      ...products.flatMap(({ price, taxes = food }) => [price, ...Object.values(taxes)]),
      ...options.map(({ value }) => value),
      ...areas.flatMap(({ price, tax, freeFromOrderValue = 0, minimumOrderValue = 0 }) => [
        price,
        tax,
        freeFromOrderValue,
        minimumOrderValue,
      ]),
    ]
    expect(amounts.filter((cents) => !Number.isInteger(cents) || cents < 0)).toEqual([])
  })

  it('uses the allergen letters of Austrian menus', () => {
    expect(products.filter(({ allergens }) => !/^[A-HL-PR]*$/.test(allergens))).toEqual([])
  })

  it('packs only products that exist into bundles', () => {
    const keys = new Set(products.map(({ key }) => key))
    const packed = products.flatMap(({ bundle = [] }) => bundle)
    expect(packed.length).toBeGreaterThan(0)
    expect(packed.filter(({ key }) => !keys.has(key))).toEqual([])
  })

  it('suggests amounts that may be ordered', () => {
    const wrong = products.filter(
      ({ usual, unit = 'piece', calculationModel = 'fixed', quantity = {}, ...more }) => {
        const own = { unit, calculationModel, ...quantity, alternativeUnits: more.alternativeUnits ?? [] }
        const rules = usual && rulesOfUnit(own, usual.unit)
        return usual && !(rules && isAmountValid(usual.quantity, rules))
      },
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  it('offers alternative units by ratio', () => {
    expect(alternativeUnits.length).toBeGreaterThanOrEqual(5)
    expect(alternativeUnits.some(({ unit }) => unit === 'decagram')).toBe(true)
  })
})

describe('the demo branches', () => {
  const [market, lake] = branches

  it('have one that stays open past midnight on Fridays and one with its own delivery hours', () => {
    const saturdayNight = Temporal.Instant.from('2026-11-21T01:30:00+01:00')
    expect(isOpenAt(market?.record.openingHours ?? [], saturdayNight, 'Europe/Vienna')).toBe(true)
    expect(lake?.record.isDeliveryHoursEnabled).toBe(true)
    expect(lake?.record.deliveryAreas.length).toBeGreaterThanOrEqual(5)
    expect(lake?.record.deliveryAreas.some(({ free }) => free)).toBe(true)
  })

  it('have at least one open from half past six to half past ten at night on any day', () => {
    const monday = Temporal.ZonedDateTime.from('2026-11-16T06:30:00[Europe/Vienna]')
    const closed = Array.from({ length: 7 * 4 * 16 }, (_, quarter) =>
      monday.add({ days: Math.floor(quarter / 64), minutes: (quarter % 64) * 15 }),
    ).filter(
      (at) => !branches.some(({ record }) => isOpenAt(record.openingHours, at.toInstant(), 'Europe/Vienna')),
    )
    expect(closed.map(String)).toEqual([])
  })

  it.each([
    ['answers requests with an offer', 'catering', { isQuotationRequired: true }],
    ['asks for a time', 'backstube', { isAppointmentRequired: true }],
    ['is closed and takes nothing for later', 'alpe', { isPreorderEnabled: false, openingHours: [] }],
  ])('have one that %s', (_what, key, record) => {
    expect(branches.find((branch) => branch.key === key)?.record).toMatchObject(record)
  })

  it('point at categories and tags that exist', () => {
    const categoryKeys = new Set(categories.map(({ key }) => key))
    const tagKeys = new Set(tags.map(({ key }) => key))
    const used = branches.flatMap(({ card, departments }) =>
      [card, ...departments.map((each) => each.categories)].flat(),
    )
    expect(used.filter((key) => !categoryKeys.has(key))).toEqual([])
    expect(branches.flatMap((branch) => branch.tags).filter((key) => !tagKeys.has(key))).toEqual([])
  })
})

describe('the demo pictures', () => {
  const assets = path.resolve('node_modules/@lobehub/fluent-emoji-3d/assets')

  it('give every product, category, tag and branch one of its own, but for the stand that has none', () => {
    const names = demoDrawings().map(({ name }) => name)
    const bare = sausages.map(({ key }) => key)
    expect(new Set(names).size).toBe(names.length)
    for (const { key } of products) expect(names.includes(`produkt-${key}`)).toBe(!bare.includes(key))
    for (const { key } of categories) expect(names.includes(`kategorie-${key}`)).toBe(key !== 'wuerstel')
    expect(demoDrawings().filter(({ alt }) => alt === '')).toEqual([])
  })

  it('are made of illustrations that exist', () => {
    const missing = Object.values(show).filter((code) => !existsSync(path.join(assets, `${code}.webp`)))
    expect(missing).toEqual([])
  })

  it('come out the same from the same description', async () => {
    const picture = tags[0]?.picture
    if (!picture) throw new Error('no tag')
    const [once, again] = await Promise.all([composePicture(picture), composePicture(picture)])
    expect(once.equals(again)).toBe(true)
    expect(once.subarray(0, 2).toString('hex')).toBe('ffd8')
  })
})

it.each(sectionTypes)('the pages of the demo show the section %s', (type) => {
  const to = () => ''
  const refs = { page: to, picture: to, video: to, priceList: '', piece: to, branch: to, category: to }
  const pages = [...cleaningSite, restaurantHome, ...restaurantPages]
  const shown = pages.flatMap((page) => page.content(refs).body ?? [])

  expect(shown.map(({ blockType }) => blockType)).toContain(type)
})

it('the price list of the demo is one page that says what the cards say', async () => {
  const library = await PDFiumLibrary.init()
  const list = await library.loadDocument(drawPriceList(cleaningOffers))
  const text = list.getPage(0).getText().replaceAll('\u00a0', ' ')

  expect(list.getPageCount()).toBe(1)
  for (const { name } of cleaningOffers) expect(text).toContain(name)
  for (const fact of ['ab 690,00 €', 'etwa 2½ Stunden', 'nach Besichtigung']) expect(text).toContain(fact)
})

it('the brochure of the inn is one page that names what it cooks for feasts', async () => {
  const library = await PDFiumLibrary.init()
  const brochure = await library.loadDocument(drawBrochure(celebrations))
  const text = brochure.getPage(0).getText().replaceAll('\u00a0', ' ')

  expect(brochure.getPageCount()).toBe(1)
  for (const { name } of celebrations) expect(text).toContain(name)
  for (const fact of ['ab 34,90 € je Person', 'Süßes – aufgebaut', '/store/catering'])
    expect(text).toContain(fact)
})

it('the README leads to every branch and every questionnaire of the demo', () => {
  const readme = readFileSync('README.md', 'utf8')

  for (const { key, isOnItsOwn } of branches)
    expect(readme).toContain(
      isOnItsOwn ? `(http://${key}.localhost:3000/)` : `(http://localhost:3000/store/${key})`,
    )
  for (const { publicHash } of questionnaires) expect(readme).toContain(`/questionnaires/${publicHash})`)
  expect(readme).toContain(`${products.length} Gerichten`)
})
