import type { Page } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import { widths } from './demo-pages.ts'
import {
  foundHouse,
  type Found,
  node,
  headingOf,
  pictures,
  publish,
  storeFile,
  wordsOf,
} from './publish-page.ts'
import { visit } from './visits.ts'

for (const width of widths) {
  test(`files are listed with type and size, and open in a new tab of ${width} px`, async ({
    page,
    staff,
    baseURL,
  }) => {
    const files = [
      await storeFile(staff, 'Preisliste 2026.txt', 'Fassade ab 690 Euro'),
      await storeFile(staff, `${'Hausordnung-der-Werkstatt-'.repeat(4)}.txt`, 'x'.repeat(12_300)),
    ]
    const path = await publish(staff, { body: [{ blockType: 'content', files }] })
    await visit(page, { baseURL, path, width })
    const links = page.getByRole('list', { name: 'Dateien' }).getByRole('link')
    await expect(links).toHaveText([/^Preisliste 2026\s*TXT, 19 Byte$/, /Werkstatt-\s*TXT, 12,3 KB$/])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )

    await expect(links.first()).toHaveAttribute('href', /^\/upload\/[0-9a-f]{40}\/[\da-f-]{36}-\w+\.txt$/)
    expect((await links.first().boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expect(links.first()).toHaveAttribute('target', '_blank')
    const content = links.first().evaluate(async (link: HTMLAnchorElement) => (await fetch(link.href)).text())
    expect(await content).toBe('Fassade ab 690 Euro')
  })
}

for (const width of widths) {
  test(`before and after are switched at ${width} px, and open large`, async ({ page, baseURL }) => {
    await visit(page, { baseURL, path: '/leistungen/fassade', width })
    const pair = page.locator('[data-behaviour=before-after][data-alive]')
    const [before, after] = [pair.locator('[data-side=before]'), pair.locator('[data-side=after]')]
    await expect(before).toBeVisible()
    await expect(after).toBeHidden()

    await pair.getByRole('button', { name: 'Nachher' }).click()
    await expect(after).toBeVisible()
    await expect(before).toBeHidden()
    await expect(pair.getByRole('button', { name: 'Nachher' })).toHaveAttribute('aria-pressed', 'true')

    await after.getByRole('link').click()
    const box = page.getByRole('dialog', { name: 'Großansicht' })
    await expect(box.locator('img')).toHaveAttribute('src', /\/image\/large\//)
    await page.keyboard.press('Escape')
    await pair.getByRole('button', { name: 'Vorher' }).press('Enter')
    await expect(before).toBeVisible()
  })
}

test('where one of the two pictures is missing there is nothing to switch', async ({
  page,
  staff,
  baseURL,
}) => {
  const [image] = await pictures(staff)
  const body = [{ blockType: 'beforeAfter', imageAfter: image }]
  await visit(page, { baseURL, path: await publish(staff, { body }) })

  await expect(page.getByRole('button', { name: 'Vorher' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nachher' })).toBeDisabled()
  await expect(page.locator('[data-side=after]')).toBeVisible()
})

test('three news are shown, the chosen one first, and lead to all of them', async ({
  page,
  staff,
  baseURL,
}) => {
  const { docs } = await staff.get<Found>(
    '/sites?where[type][equals]=custom_news&sort=publishedAt&limit=1&depth=0',
  )
  // Other tests publish pages that list all news as well.
  const all = await staff.get<Found>('/sites?where[path][equals]=neuigkeiten&depth=0&limit=1')
  const archive = all.docs[0]?.id
  const body = [{ blockType: 'sectionNewsTeasers', teasers: docs.map(({ id }) => id), archive }]
  await visit(page, { baseURL, path: await publish(staff, { body }) })
  const cards = page.locator('main li').filter({ hasText: 'Weiterlesen' })
  await expect(cards).toHaveCount(3)
  const oldest = await cards.first().getByRole('heading').textContent()

  await page.getByRole('link', { name: 'Zu den Neuigkeiten' }).click()
  await expect(page).toHaveURL(/\/neuigkeiten$/)
  await expect(cards.last().getByRole('heading')).toHaveText(String(oldest))
  expect(await cards.count()).toBeGreaterThan(3)
})

test('a page of a single technique is built as that of a category and stands among the techniques', async ({
  page,
  staff,
  baseURL,
}) => {
  const [image] = await pictures(staff)
  const body = [{ blockType: 'techniques' }]
  const house = await foundHouse(staff)
  const more = { type: 'custom_technique', name: 'Ultraschall', house }
  const path = await publish(staff, { label: 'Ultraschall', image, body }, more)
  await publish(staff, { label: 'Dampf', image }, { type: 'custom_category', name: 'Dampf', house })
  const list = await publish(staff, { body }, { house })
  await visit(page, { baseURL, path: list, host: house.host })
  const cards = page.locator('main li').filter({ hasText: 'Mehr erfahren' })
  await expect(cards).toHaveCount(2)
  await cards.filter({ hasText: 'Ultraschall' }).getByRole('link').click()

  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.locator('main article > section').last()).toHaveAttribute('data-behaviour', 'parallax')
  await expect(cards.getByRole('heading')).toHaveText('Dampf')
})

test('sections stand in the order given, and those that have nothing to show are left out', async ({
  page,
  staff,
  baseURL,
}) => {
  const [image] = await pictures(staff)
  const body = [
    { blockType: 'content', subheadline: 'Zuerst' },
    { blockType: 'buttons', buttons: [] },
    { blockType: 'parallaxVideo', text: wordsOf('Ohne Video') },
    { blockType: 'content' },
    { blockType: 'twoColumns', subheadline: 'Danach', columns: [{}, {}] },
  ]
  const house = await foundHouse(staff)
  const path = await publish(staff, { image, body }, { type: 'custom_service', house })
  await visit(page, { baseURL, path, host: house.host })

  const sections = page.locator('main article > section')
  await expect(sections).toHaveCount(3)
  await expect(sections.nth(0)).toContainText('Zuerst')
  await expect(sections.nth(1)).toContainText('Danach')
  await expect(sections.nth(2)).toHaveAttribute('data-behaviour', 'parallax')
})

test('a simple page is one rich text, with headings of all levels', async ({ page, staff, baseURL }) => {
  const text = { root: { ...node, type: 'root', children: [1, 2, 3, 4, 5, 6].map(headingOf) } }
  await visit(page, { baseURL, path: await publish(staff, { text }, { type: 'default' }) })

  for (const level of [1, 2, 3, 4, 5, 6]) {
    await expect(page.getByRole('heading', { level, name: `Ebene ${level}`, exact: true })).toBeVisible()
  }
})

test('news begin with their picture, and a film in them has controls and a poster', async ({
  page,
  staff,
  baseURL,
}) => {
  const [image] = await pictures(staff)
  const { docs } = await staff.get<Found>('/uploads?where[originalName][like]=fassade&limit=1&depth=0')
  const body = [{ blockType: 'video', video: docs[0]?.id }]
  const house = await foundHouse(staff)
  const path = await publish(staff, { image, body }, { type: 'custom_news', name: 'Ein Versuch', house })
  await visit(page, { baseURL, path, host: house.host })

  const [picture, title] = [page.locator('main article img').first(), page.getByRole('heading', { level: 1 })]
  expect((await picture.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0)
  await expect(page.locator('main video')).toHaveAttribute('controls')
  await expect(page.locator('main video')).toHaveAttribute('poster', /poster-white/)
})

for (const [width, areBeside] of [
  [1440, true],
  [390, false],
] as const) {
  test(`columns stand beside each other at ${width} px: ${areBeside}`, async ({ page, staff, baseURL }) => {
    const [first, second] = await pictures(staff)
    const columns = [
      { image: first, text: wordsOf('Eins') },
      { image: second, text: wordsOf('Zwei') },
    ]
    const body = [
      { blockType: 'twoColumns', columns },
      { blockType: 'columnsImageTextType3', columns },
    ]
    await visit(page, { baseURL, path: await publish(staff, { body }), width })

    for (const section of await page.locator('main article > section').all()) {
      const topOf = async (words: string) => (await section.getByText(words).boundingBox())?.y ?? 0
      const apart = Math.abs((await topOf('Eins')) - (await topOf('Zwei')))
      expect(apart < 40).toBe(areBeside)
    }
  })
}

test('links lead where they say: pages here, others and files in a new tab, mail and phone in this one', async ({
  page,
  staff,
  baseURL,
}) => {
  const { docs } = await staff.get<Found>('/sites?where[path][equals]=ueber-uns&depth=0&limit=1')
  const buttons = [
    { label: 'Seite', target: docs[0]?.id, link: 'https://example.com' },
    { label: 'Fremd', link: 'https://example.com/weg' },
    { label: 'Mail', link: 'mailto:hallo@example.com' },
    { label: 'Anruf', link: 'tel:+4355721' },
    {},
  ]
  await visit(page, { baseURL, path: await publish(staff, { body: [{ blockType: 'buttons', buttons }] }) })

  const attributes = (name: string) => linkOf(page, name)
  expect(await attributes('Seite')).toEqual(['/ueber-uns', ''])
  expect(await attributes('Fremd')).toEqual(['https://example.com/weg', '_blank'])
  expect(await attributes('Mail')).toEqual(['mailto:hallo@example.com', ''])
  expect(await attributes('Anruf')).toEqual(['tel:+4355721', ''])
  expect(await attributes('Mehr erfahren')).toEqual(['#', ''])
})

const linkOf = (page: Page, name: string): Promise<(string | null)[]> =>
  page
    .locator('main')
    .getByRole('link', { name, exact: true })
    .evaluate((link: HTMLAnchorElement) => [link.getAttribute('href'), link.target])

test('the menu marks the page one is on, and what is above it', async ({ page, baseURL }) => {
  await visit(page, { baseURL, path: '/leistungen/fassade' })
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })

  await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', '/leistungen/fassade')
  await expect(menu.getByRole('link', { name: 'Leistungen', exact: true })).toHaveClass(/childActive/)
  await expect(menu.getByRole('link', { name: 'Techniken', exact: true })).not.toHaveClass(/childActive/)
})
