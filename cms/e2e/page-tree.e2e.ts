import type { Locator, Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

let count = 0

/** A page with two below it, one of which is a draft, and another one. */
async function family(staff: Staff) {
  count += 1
  const root = `baum-${test.info().workerIndex}-${Date.now()}-${count}`
  const make = (path: string, name: string, values: object = {}) =>
    staff.create('sites', { name, path, type: 'custom_site', seo: { isIndexed: false }, ...values })
  const drafted = { type: 'custom_site', _status: 'draft', seo: { isIndexed: false } }

  return {
    root,
    top: await make(root, `Wurzel ${root}`),
    branch: await make(`${root}/ast`, `Ast ${root}`),
    leaf: await staff.create('sites?draft=true', {
      ...drafted,
      name: `Blatt ${root}`,
      path: `${root}/ast/blatt`,
    }),
    other: await make(`${root}/zweig`, `Zweig ${root}`),
  }
}

async function openTree(page: Page, search: string): Promise<Locator> {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/seiten?suche=${search}`)
  const tree = page.getByRole('treegrid', { name: 'Seiten nach Adresse' })
  await expect(tree.getByRole('row').filter({ hasText: search }).first()).toBeVisible()
  return tree
}

test('a page is found, looked at, moved with what lies below it and published, by keyboard alone', async ({
  page,
  staff,
}) => {
  const { root, leaf, branch } = await family(staff)
  const tree = await openTree(page, root)
  const row = (name: string) => tree.getByRole('row').filter({ hasText: `${name} ${root}` })
  await expect(row('Blatt')).toContainText('Entwurf')
  await expectAccessibleInBoth(page, 'the tree of pages')

  await row('Wurzel').focus()
  for (const [key, name] of [
    ['ArrowDown', 'Ast'],
    ['ArrowRight', 'Blatt'],
    ['ArrowLeft', 'Ast'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(row(name)).toBeFocused()
  }
  await page.keyboard.press('ArrowLeft')
  await expect(row('Blatt')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(row('Blatt')).toBeVisible()
  await expect(row('Ast')).toHaveAttribute('aria-level', '3')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: `Ast ${root}` })
  await expect(panel).toContainText(`/${root}/ast`)
  await panel.getByRole('button', { name: 'Verschieben …' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /verschieben$/ })
  await dialog.getByLabel('Liegt unter').selectOption(`${root}/zweig`)
  await expect(dialog.getByRole('listitem')).toHaveText([
    `/${root}/ast → /${root}/zweig/ast`,
    `/${root}/ast/blatt → /${root}/zweig/ast/blatt`,
  ])
  await dialog.getByRole('button', { name: 'Verschieben' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row('Blatt')).toContainText(`/${root}/zweig/ast/blatt`)
  expect((await page.request.get(`/${root}/ast`)).url()).toContain(`/${root}/zweig/ast`)

  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  for (const name of ['Blatt', 'Ast']) {
    await row(name).focus()
    await page.keyboard.press(' ')
    await expect(row(name)).toHaveAttribute('aria-selected', 'true')
  }
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).press('Enter')
  await expect(row('Blatt')).toContainText('Veröffentlicht')
  expect(await staff.get(`/sites/${leaf}`)).toMatchObject({ _status: 'published', isPublic: true })
  expect(await staff.get(`/sites/${branch}`)).toMatchObject({ path: `${root}/zweig/ast` })
})

test('a page is dragged below another one, and stands in a menu', async ({ page, staff }) => {
  const { root, top } = await family(staff)
  const menu = await staff.create('navigations', { name: `Menü ${root}`, identifier: root, items: [] })
  const tree = await openTree(page, root)
  const row = (name: string) => tree.getByRole('row').filter({ hasText: `${name} ${root}` })

  await row('Zweig').dragTo(row('Ast'))
  const dialog = page.getByRole('dialog', { name: /verschieben$/ })
  await expect(dialog.getByRole('listitem')).toHaveText([`/${root}/zweig → /${root}/ast/zweig`])
  await dialog.getByRole('button', { name: 'Verschieben' }).click()
  await expect(row('Zweig')).toContainText(`/${root}/ast/zweig`)

  await row('Wurzel').click()
  await page.getByRole('button', { name: 'In ein Menü aufnehmen …' }).click()
  const question = page.getByRole('dialog', { name: /in ein Menü aufnehmen$/ })
  await question.getByLabel('Menü').selectOption(menu)
  await question.getByLabel('Beschriftung').fill('Wurzel')
  await question.getByRole('button', { name: 'Aufnehmen' }).click()
  await expect(question).toHaveCount(0)
  expect(await staff.get(`/navigations/${menu}?depth=0`)).toMatchObject({
    items: [{ label: 'Wurzel', site: top }],
  })

  await row('Zweig').click()
  await page.getByRole('button', { name: 'In den Papierkorb' }).click()
  await expect(row('Zweig')).toHaveCount(0)
  await page.getByRole('button', { name: 'Papierkorb', exact: true }).click()
  const trash = page.getByRole('dialog', { name: 'Papierkorb' })
  await trash.getByRole('button', { name: `„Zweig ${root}“ wiederherstellen` }).click()
  await expect(row('Zweig')).toContainText('Zurückgezogen')
})
