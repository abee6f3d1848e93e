import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { widths } from '#site/e2e/demo-pages.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

test('a warning leads to its field, through two closed rows', async ({ page, staff }) => {
  const { jump, link } = await openWithDeadButton(page, staff)
  await page.getByRole('button', { name: 'Suchmaschinen' }).click()
  await jump.click()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})

test('a warning leads to its field, also when a late answer closes a row on the way', async ({
  page,
  staff,
}) => {
  const { jump, link } = await openWithDeadButton(page, staff)
  await page.locator('#content-body-row-1').evaluate(closeOnceOpened)
  await jump.click()
  await expect(link).toBeFocused()
})

/** As an answer of the server does that was asked for while the row was closed. Runs in the page. */
function closeOnceOpened(row: Element) {
  const opened =
    ':scope > .collapsible > .collapsible__toggle-wrap > .collapsible__toggle:not(.collapsible__toggle--collapsed)'
  const observer = new MutationObserver(() => {
    const toggle = row.querySelector<HTMLElement>(opened)
    if (!toggle) return
    observer.disconnect()
    toggle.click()
  })
  observer.observe(row, { subtree: true, attributes: true, attributeFilter: ['class'] })
}

async function openWithDeadButton(page: Page, staff: Staff) {
  const button = { label: 'Zum Angebot', link: '/gibt-es-nicht' }
  const body = [
    { blockType: 'content', subheadline: 'Oben' },
    { blockType: 'buttons', buttons: [button] },
  ]
  const id = await staff.create('sites?draft=true', {
    name: 'Prüfung',
    path: `pruefung-${test.info().workerIndex}-${Date.now()}`,
    type: 'custom_site',
    _status: 'draft',
    content: { body },
  })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/sites/${id}`)
  await expect(page.locator('#content-body-row-1')).toContainText('Schaltflächen')
  await expect(page.locator('#content-body-row-1')).toContainText('Zum Angebot')
  const checks = page.getByRole('region', { name: 'Vor dem Veröffentlichen' })
  await expect(checks).toContainText('führt zu keiner Seite dieser Website')

  return {
    jump: checks.getByRole('button', { name: 'Zur Stelle springen' }),
    link: page.locator('#field-content__body__1__buttons__0__link'),
  }
}

test('a warning leads to a row below the window, and into a text instead of its toolbar', async ({
  page,
  staff,
}) => {
  const node = { direction: null, format: '', indent: 0, version: 1 }
  const heading = (tag: string, text: string) => {
    const words = { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
    return { ...node, type: 'heading', tag, children: [words] }
  }
  const children = [heading('h2', 'Davor'), heading('h5', 'Zu tief')]
  const text = { root: { ...node, type: 'root', children } }
  const filling = Array.from({ length: 8 }, () => ({ blockType: 'content', subheadline: 'Oben' }))
  const body = [
    ...filling,
    { blockType: 'content', subheadline: 'Darüber', text },
    { blockType: 'buttons', buttons: [{ label: 'Zum Angebot', link: '/gibt-es-nicht' }] },
  ]
  const path = `lang-${Date.now()}`
  const id = await staff.create('sites?draft=true', {
    name: 'Lang',
    path,
    type: 'custom_site',
    _status: 'draft',
    content: { body },
  })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/sites/${id}`)
  const checks = page.getByRole('region', { name: 'Vor dem Veröffentlichen' })
  const jump = (message: string) =>
    checks.getByRole('listitem').filter({ hasText: message }).getByRole('button').click()

  await jump('führt zu keiner Seite')
  await expect(page.locator('#field-content__body__9__buttons__0__link')).toBeFocused()

  // The code of the editor comes late, as over a slow line.
  await page.route('**/_next/static/chunks/**', async (route) => {
    await new Promise((later) => setTimeout(later, 4000))
    await route.continue()
  })
  await jump('„Zu tief“ springt')
  const field = page.locator('[data-field-path="content.body.8.text"]')
  await expect(field.getByRole('textbox', { name: 'Text' })).toBeFocused()
  // The list of kinds is called by the kind of the words at the cursor, once it is known.
  for (const tool of ['Textart', 'Fett', 'Kursiv', 'Link']) {
    await expect(field.getByTitle(tool, { exact: true })).toBeVisible()
  }
})

for (const width of widths) {
  test(`a section that visitors will not see is named, and the warning leads to it, at ${width} px`, async ({
    page,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const id = await staff.create('sites?draft=true', {
      name: 'Ohne Film',
      path: `ohne-film-${Date.now()}`,
      type: 'custom_service',
      _status: 'draft',
      content: { body: [{ blockType: 'content', subheadline: 'Oben' }, { blockType: 'parallaxVideo' }] },
    })
    await new BackOffice(page, administrator).returnSignedIn()
    await page.goto(`/backend/collections/sites/${id}`)
    const checks = page.getByRole('region', { name: 'Vor dem Veröffentlichen' })
    await expect(checks).toContainText('Dieser Seite fehlt ihr Bild.')
    const warning = checks.getByRole('listitem').filter({ hasText: 'Video beim Blättern' })
    await expect(warning).toContainText('die Seite hat kein Hintergrundvideo')

    await warning.getByRole('button', { name: 'Zur Stelle springen' }).click()
    await expect(page.locator('#content-body-row-1')).toBeInViewport()
  })
}
