import type { Locator, Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { widths } from '#site/e2e/demo-pages.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

let count = 0

const unique = () => {
  count += 1
  return `wahl-${test.info().workerIndex}-${Date.now()}-${count}`
}

async function divisionOf(staff: Staff, identifier: string): Promise<string> {
  const { docs } = await staff.get<{ docs: { id: string }[] }>(
    `/divisions?where[identifier][equals]=${identifier}`,
  )
  return docs[0]?.id ?? ''
}

/** Two pages of one name, of two brands. */
async function twoPages(
  staff: Staff,
): Promise<{ path: string; own: string; foreign: string; reinwerk: string }> {
  const path = unique()
  const reinwerk = await divisionOf(staff, 'reinwerk')
  const shared = {
    name: `Besuch ${path}`,
    path,
    type: 'custom_site',
    isPublic: true,
    seo: { isIndexed: false },
  }
  const make = (division: string | null) => staff.create('sites', { ...shared, division })

  return { path, own: await make(reinwerk), foreign: await make(null), reinwerk }
}

async function open(page: Page, place: string) {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/${place}`)
}

/** Opens a picker and looks for a page. */
async function search(field: Locator, words: string): Promise<Locator> {
  await field.locator('.rs__control').click()
  await field.locator('input').first().fill(words)

  return field.getByRole('option')
}

for (const width of widths) {
  test(`a button leads to the page of its own brand, told from its namesake by address and brand, at ${width} px`, async ({
    page,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { path, own, reinwerk } = await twoPages(staff)
    const body = [{ blockType: 'buttons', buttons: [{ label: 'Los' }] }]
    const draft = {
      name: 'Quelle',
      path: unique(),
      type: 'custom_site',
      division: reinwerk,
      content: { body },
    }
    const id = await staff.create('sites?draft=true', { ...draft, _status: 'draft' })
    await open(page, `sites/${id}`)
    // What comes above the form later would move the list of choices out of the window.
    await page.getByRole('region', { name: 'Vor dem Veröffentlichen' }).waitFor()
    await page.locator('#content-body-row-0 .collapsible__toggle').first().click()
    await page.locator('[id="content-body-0-buttons-row-0"] .collapsible__toggle').first().click()
    const field = page.locator('#field-content__body__0__buttons__0__target')

    const options = await search(field, path)
    await expect(options).toHaveText([`Besuch ${path} · /${path} · Reinwerk`])
    await expect(options).toBeInViewport({ ratio: 1 })
    await options.click()
    await expect(field.locator('.rs__single-value')).toHaveText(`Besuch ${path} · /${path} · Reinwerk`)
    const arrow = field.locator('.rs__indicators')
    const [chosen, beside] = await Promise.all([
      field.locator('.rs__single-value').boundingBox(),
      arrow.boundingBox(),
    ])
    expect(beside?.y).toBeLessThan((chosen?.y ?? 0) + (chosen?.height ?? 0))
    await expect
      .poll(() => staff.get<object>(`/sites/${id}?draft=true&depth=0`))
      .toMatchObject({ content: { body: [{ buttons: [{ target: own }] }] } })
  })
}

test('nothing dead is offered, and what went dead says so and can still be published', async ({
  page,
  staff,
}) => {
  const { path, own, reinwerk } = await twoPages(staff)
  const body = [{ blockType: 'buttons', buttons: [{ label: 'Los', target: own }] }]
  const values = {
    name: 'Quelle',
    path: unique(),
    type: 'custom_site',
    division: reinwerk,
    content: { body },
  }
  const id = await staff.create('sites', values)
  await staff.patch(`/sites/${own}`, { isPublic: false })
  await open(page, `sites/${id}`)
  await expect(page.getByRole('region', { name: 'Vor dem Veröffentlichen' })).toContainText(
    `führt zur Seite „Besuch ${path}“, die nicht veröffentlicht ist`,
  )
  await page.locator('#content-body-row-0 .collapsible__toggle').first().click()
  await page.locator('[id="content-body-0-buttons-row-0"] .collapsible__toggle').first().click()
  const field = page.locator('#field-content__body__0__buttons__0__target')
  await expect(field).toContainText('nicht öffentlich: Besucher kommen nicht hin')
  await expect(await search(field, path)).toHaveCount(0)
  await expect(field.getByText(/Keine öffentliche Seite heißt so ähnlich/)).toBeVisible()

  await page.keyboard.press('Escape')
  await page.locator('#field-name').fill('Quelle, geändert')
  await page.getByRole('button', { name: /^Änderungen veröffentlichen|^Veröffentlichen/ }).click()
  await expect
    .poll(() => staff.get<object>(`/sites/${id}`))
    .toMatchObject({ name: 'Quelle, geändert', _status: 'published' })
})

test('a link in a text knows the brand as well', async ({ page, staff }) => {
  const { path, reinwerk } = await twoPages(staff)
  const values = { name: 'Text', path: unique(), type: 'default', division: reinwerk }
  const id = await staff.create('sites', values)
  await open(page, `sites/${id}`)
  const text = page.locator('[data-field-path="content.text"]')
  const words = text.getByRole('textbox')
  await words.click()
  await expect(words).toBeFocused()
  await page.keyboard.type('hier')
  await expect(words).toHaveText('hier')
  const internal = page.getByText('Interne Verlinkung')
  // What is marked reaches the editor a moment later, and until then its button has nothing to link.
  await expect(async () => {
    await words.press('ControlOrMeta+A')
    await text.getByRole('button', { name: 'Link', exact: true }).click({ timeout: 5000 })
    await internal.waitFor({ timeout: 20_000 })
  }).toPass()
  await internal.click()
  const field = page.locator('[id^="field-"][id$="doc"]').filter({ visible: true })

  const options = await search(field, path)
  await expect(options).toHaveText([`Besuch ${path} · /${path} · Reinwerk`])
})

test('a menu for all brands may lead to any, and the menu of one to its own', async ({ page, staff }) => {
  const { path, own, reinwerk } = await twoPages(staff)
  const items = [{ blockType: 'site', label: 'Besuch', site: own }]
  const menu = { name: 'Probe', identifier: unique(), items }
  const id = await staff.create('navigations', menu)
  await open(page, `navigations/${id}`)
  await page.locator('#items-row-0 .collapsible__toggle').first().click()
  const field = page.locator('#field-items__0__site')
  await expect(field.locator('.rs__single-value')).toHaveText(`Besuch ${path} · /${path} · Reinwerk`)
  await expect(await search(field, path)).toHaveCount(2)

  const ownMenu = await staff.create('navigations', { ...menu, identifier: unique(), division: reinwerk })
  await page.goto(`/backend/collections/navigations/${ownMenu}`)
  await page.locator('#items-row-0 .collapsible__toggle').first().click()
  await expect(await search(field, path)).toHaveText([`Besuch ${path} · /${path} · Reinwerk`])
})

test('a page that was hidden or taken back says what leads to it, and one press publishes it', async ({
  page,
  staff,
}) => {
  const { own, reinwerk } = await twoPages(staff)
  await staff.create('navigations', {
    name: 'Probe',
    identifier: unique(),
    division: reinwerk,
    items: [{ blockType: 'site', label: 'Besuch', site: own }],
  })
  await open(page, `sites/${own}`)
  const checks = page.getByRole('region', { name: 'Vor dem Veröffentlichen' })
  await expect(checks).not.toContainText(/ins Leere/i)
  const seen = page.getByRole('region', { name: 'Für Besucher' })
  await expect(seen).toContainText('Besucher sehen diese Seite.')

  await staff.patch(`/sites/${own}`, { isPublic: false })
  await page.reload()
  await expect(checks).toContainText(
    'Diese Seite ist nicht veröffentlicht. Ins Leere führen damit: Navigation „Probe“.',
  )
  await expect(seen).toContainText('Nicht veröffentlicht')
  await page.getByRole('button', { name: /^Änderungen veröffentlichen|^Veröffentlichen/ }).click()
  await expect(seen).toContainText('Besucher sehen diese Seite.')
  await expect(checks).not.toContainText(/ins Leere/i)
  expect(await staff.get(`/sites/${own}`)).toMatchObject({ _status: 'published', isPublic: true })
  await staff.patch(`/sites/${own}`, { _status: 'draft' })
  await page.reload()
  await expect(checks).toContainText('Diese Seite ist nicht veröffentlicht.')
})
