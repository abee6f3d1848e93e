import type { Page } from '@playwright/test'

import { sectionTypes } from '#domain/content/section-types.ts'
import { administrator } from '#scripts/testing/administrator.ts'
import { widths } from '#site/e2e/demo-pages.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

const unique = () => `${test.info().workerIndex}-${Date.now()}`

async function openPage(page: Page, id: string) {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/sites/${id}`)
}

test('a draft without a name has no id for one, and a path from its name until somebody writes one', async ({
  page,
  staff,
}) => {
  await openPage(page, await staff.create('sites?draft=true', { _status: 'draft' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noch ohne Namen')
  const path = page.locator('#field-path')
  await page.locator('#field-name').fill('Größe & Maße')
  await expect(path).toHaveValue('groesse-masse')
  await page.locator('#field-name').fill('Über uns')
  await expect(path).toHaveValue('ueber-uns')

  await path.fill('wir')
  await page.locator('#field-name').fill('Das Team')
  await expect(page.getByText('Zuletzt vor weniger als 1 Minute gespeichert')).toBeVisible()
  await expect(path).toHaveValue('wir')
})

test('what is planned is typed in German, listed and called off', async ({ page, staff }) => {
  const id = await staff.create('sites', { name: 'Aktion', path: `aktion-${unique()}`, type: 'custom_site' })
  await openPage(page, id)
  const plan = page.getByRole('region', { name: 'Zeitplan' })
  await expect(plan).toContainText('Nichts geplant.')
  await plan.getByLabel('Was').selectOption('Veröffentlichung aufheben')
  await plan.getByLabel('Wann', { exact: true }).fill('2999-12-24')
  await plan.getByLabel('Wann, Uhrzeit').fill('18:00')
  await plan.getByRole('button', { name: 'Planen' }).click()
  await expect(plan.getByRole('listitem')).toContainText('Veröffentlichung aufheben am 24.12.2999 18:00')

  await plan.getByRole('button', { name: 'Absagen' }).click()
  await expect(plan).toContainText('Nichts geplant.')
})

test('an earlier state comes back as a draft, and is called by the time of its list', async ({
  page,
  staff,
}) => {
  const path = `stand-${unique()}`
  const seo = { isIndexed: false }
  const id = await staff.create('sites', { name: 'Vorher', path, type: 'custom_site', isPublic: true, seo })
  await staff.patch(`/sites/${id}?draft=true`, { name: 'Nachher', _status: 'draft' })
  await openPage(page, `${id}/versions`)
  const oldest = page.getByRole('region', { name: 'Frühere Stände' }).getByRole('link').last()
  await expect(oldest).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/)
  const time = await oldest.innerText()
  await oldest.click()
  await expect(page.locator('.step-nav')).toContainText(time)

  await page.getByRole('button', { name: 'Als Entwurf zurückholen' }).click()
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.locator('#field-name')).toHaveValue('Vorher')
  await expect(page.getByText('Geändert', { exact: true })).toBeVisible()
  expect((await page.request.get(`/${path}`)).status()).toBe(200)
})

test('each section is chosen by its own picture, and none of their names is cut off', async ({
  page,
  staff,
}) => {
  const id = await staff.create('sites', { name: 'Viele', path: `viele-${unique()}`, type: 'custom_site' })
  await openPage(page, id)
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
  const cards = page.locator('.thumbnail-card')
  await expect(cards).toHaveCount(sectionTypes.length)
  const pictures = async () => {
    const shown = await cards
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src),
      )
    return new Set(shown).size
  }
  await expect.poll(pictures).toBe(sectionTypes.length)
  const cut = await cards
    .locator('.thumbnail-card__label')
    .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).length)
  expect(cut).toBe(0)
})

test('menu items are told by the words that visitors read', async ({ page, staff }) => {
  const items = [
    { blockType: 'home', label: 'Start' },
    { blockType: 'link', label: 'Karriere', url: '/karriere', isEnabled: false },
  ]
  const id = await staff.create('navigations', { name: 'Probe', identifier: `probe-${unique()}`, items })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/navigations/${id}`)

  await expect(page.locator('#items-row-0')).toContainText(/01\s*Start\s*Startseite/)
  await expect(page.locator('#items-row-1')).toContainText(/02\s*Karriere\s*Adresse, ausgeblendet/)
})

for (const width of widths) {
  test(`a type that does not fit the sections says so at once, and nothing is lost, at ${width} px`, async ({
    page,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const body = [
      { blockType: 'hero', text: null },
      { blockType: 'gallery', subheadline: 'Unsere Arbeit' },
    ]
    const path = `typ-${unique()}`
    const draft = { name: 'Wechsel', path, type: 'custom_site', _status: 'draft', content: { body } }
    const id = await staff.create('sites?draft=true', draft)
    await openPage(page, id)
    const choose = async (type: string) => {
      await page.locator('#field-type .rs__control').click()
      await page.locator('#field-type').getByRole('option', { name: type, exact: true }).click()
    }
    const refusal = page.locator('#field-type').getByRole('alert')

    await choose('Newsseite')
    await expect(refusal).toContainText(
      'Eine Seite vom Typ „Newsseite“ kann diese Abschnitte nicht enthalten: „Bühne“, „Galerie“.',
    )
    await expect(refusal).toContainText('wird nichts gespeichert')
    await refusal.getByRole('button', { name: 'Zum Abschnitt „Galerie“ springen' }).click()
    await expect(page.locator('#content-body-row-1').getByLabel('Überzeile')).toBeVisible()

    await choose('Einfache Seite')
    await expect(refusal).toContainText('Typ „Einfache Seite“')
    await refusal.getByRole('button', { name: 'Wieder „Unterseite“ wählen' }).click()
    await expect(refusal).toHaveCount(0)
    await page.locator('#field-name').fill('Doch nicht')
    await expect
      .poll(() => staff.get<object>(`/sites/${id}?draft=true`))
      .toMatchObject({ name: 'Doch nicht', content: { body: [{}, { subheadline: 'Unsere Arbeit' }] } })
  })
}
