import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { widths } from '#site/e2e/demo-pages.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

/** In the words of this test alone, since others make pages meanwhile. */
const unique = () => `Neu ${test.info().workerIndex} ${Date.now()}`

async function openList(page: Page, slug = 'sites') {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/${slug}`)
}

async function press(page: Page) {
  // A list writes its query into its own address when it opens, which undoes a click that comes before.
  const create = page.getByRole('button', { name: 'Anlegen', exact: true })
  await expect(async () => {
    if (await create.isVisible()) return
    await page.locator('.list-create-new-doc__create-new-button').first().click({ timeout: 5000 })
    await create.waitFor({ timeout: 10_000 })
  }).toPass()
}

/** Drafts of nobody: without a name, and made since then. */
async function emptyDrafts(staff: Staff, slug: string, since: string): Promise<number> {
  const where = `where[createdAt][greater_than]=${since}&where[name][exists]=false`
  const { totalDocs } = await staff.get<{ totalDocs: number }>(`/${slug}?draft=true&limit=1&${where}`)

  return totalDocs
}

for (const slug of ['sites', 'blocks']) {
  test(`looking at the form for something new leaves nothing behind in ${slug}`, async ({ page, staff }) => {
    const since = new Date().toISOString()
    await openList(page, slug)
    await press(page)
    await expect(page.getByRole('button', { name: 'Anlegen', exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/${slug}(\\?|$)`))
    await page.goForward()
    await page.getByLabel('Name').fill('Nur geschaut')
    await page.reload()
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(page).toHaveURL(new RegExp(`/${slug}(\\?|$)`))

    expect(await emptyDrafts(staff, slug, since)).toBe(0)
    const { totalDocs } = await staff.get<{ totalDocs: number }>(
      `/${slug}?draft=true&where[name][equals]=Nur geschaut`,
    )
    expect(totalDocs).toBe(0)
  })
}

test('what was typed is there after a reload and on the way back, each tab its own', async ({
  page,
  context,
}) => {
  const name = unique()
  await openList(page)
  await press(page)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Seitentyp').selectOption('Newsseite')
  const other = await context.newPage()
  await other.goto('/backend/collections/sites/create')
  await expect(other.getByLabel('Name')).toHaveValue('')
  await other.getByLabel('Name').fill('Etwas anderes')

  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.goBack()
  await page.goForward()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByLabel('Seitentyp')).toHaveValue('custom_news')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await press(page)
  await expect(page.getByLabel('Name')).toHaveValue('')
  await other.close()
})

test('a new page is of the type and the brand that were chosen, also in its preview', async ({
  page,
  staff,
}) => {
  const name = unique()
  await openList(page)
  await press(page)
  await page.getByLabel('Name').fill(name)
  await expect(page.getByLabel('Pfad')).toHaveValue(/^neu-\d+-\d+$/)
  const path = await page.getByLabel('Pfad').inputValue()
  await page.getByLabel('Seitentyp').selectOption('Unterseite')
  await page.getByLabel('Organisation').selectOption('Reinwerk')
  await page.getByRole('button', { name: 'Anlegen', exact: true }).dblclick()

  await expect(page).toHaveURL(/\/sites\/[0-9a-f-]{36}/)
  await expect(page.locator('#field-name')).toHaveValue(name)
  await expect(page.locator('#field-path')).toHaveValue(path)
  await new BackOffice(page, administrator).openPreview()
  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.getByRole('link', { name: 'Reinwerk: Startseite' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/sites(\?|$)/)

  const { docs } = await staff.get<{ docs: object[] }>(
    `/sites?draft=true&where[path][equals]=${path}&depth=1`,
  )
  expect(docs).toMatchObject([
    { name, type: 'custom_site', _status: 'draft', division: { name: 'Reinwerk' } },
  ])
})

test('a name that is missing and an address that is taken are told before there is a page', async ({
  page,
  staff,
}) => {
  const path = `vergeben-${Date.now()}`
  await staff.create('sites', { name: 'Schon da', path, isPublic: true, seo: { isIndexed: false } })
  await openList(page)
  await press(page)
  await page.getByLabel('Pfad').fill(path)
  for (const name of ['', '   ']) {
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Bitte geben Sie einen Namen an.' })).toBeVisible()
  }
  await page.getByLabel('Name').fill('Noch eine')
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'schon eine Seite' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Noch eine')
  const { totalDocs } = await staff.get<{ totalDocs: number }>(
    `/sites?draft=true&where[path][equals]=${path}`,
  )
  expect(totalDocs).toBe(1)
})

for (const width of widths) {
  test(`the form for a new page fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await new BackOffice(page, administrator).returnSignedIn()
    await page.goto('/backend/collections/sites/create')
    for (const label of ['Name', 'Seitentyp', 'Organisation', 'Pfad']) {
      await expect(page.getByLabel(label)).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByRole('button', { name: 'Anlegen', exact: true })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })
}
