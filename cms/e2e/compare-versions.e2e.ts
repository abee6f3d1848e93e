import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

type Draft = { content: { body: { id: string }[] } }

test('versions are compared section by section, wherever each of them stands', async ({ page, staff }) => {
  const section = (id: string, subheadline: string) => ({ blockType: 'content', id, subheadline })
  const [one, two, three] = [section('a', 'Eins'), section('b', 'Zwei'), section('c', 'Drei')]
  const id = await staff.create('sites', {
    name: 'Abschnitte',
    path: `abschnitte-${test.info().workerIndex}-${Date.now()}`,
    type: 'custom_site',
    content: { body: [one, two, three] },
  })
  const body = [section('neu', 'Ganz neu'), one, section('c', 'Drei und mehr')]
  await staff.patch(`/sites/${id}?draft=true`, { _status: 'draft', content: { body } })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/sites/${id}/versions`)
  const states = page.getByRole('region', { name: 'Frühere Stände' }).getByRole('listitem')
  await expect(states.first()).toContainText(/hinzugefügt, .*geändert, .*entfernt/)
  await expectAccessible(page)
  await states.first().getByRole('link').click()

  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    /Neu\s*01 Inhalt\s*Ganz neu/,
    /Entfernt\s*02 Inhalt\s*Zwei/,
    /Geändert\s*03 Inhalt\s*Drei und mehr/,
  ])
  await expect(page.getByText('Ein Abschnitt unverändert.')).toBeVisible()

  // What the draft says already has nothing to be brought into it.
  await expect(page.getByRole('button', { name: /in den Entwurf holen/ })).toHaveCount(1)
  const removed = page.locator('header').filter({ has: page.getByRole('heading', { name: /^Entfernt/ }) })
  await removed.getByRole('button', { name: '„Inhalt“ in den Entwurf holen' }).click()
  await expect(page).toHaveURL(new RegExp(`/sites/${id}$`))
  const { content } = await staff.get<Draft>(`/sites/${id}?draft=true&depth=0`)
  expect(content.body.map((each) => each.id)).toEqual(['neu', 'a', 'b', 'c'])
})

test('states of a menu are compared entry by entry, wherever each of them stands', async ({
  page,
  staff,
}) => {
  const entry = (id: string, label: string, children: object[] = []) => {
    return { blockType: 'link', id, label, url: `/${id}`, isEnabled: true, children }
  }
  const [start, team, prices] = [entry('a', 'Start'), entry('b', 'Team'), entry('c', 'Preise')]
  const identifier = `menue-${test.info().workerIndex}-${Date.now()}`
  const items = [start, team, prices, entry('d', 'Weg')]
  const id = await staff.create('navigations', { name: 'Menü', identifier, items })
  const prepared = [entry('neu', 'Neu'), { ...start, label: 'Anfang' }, entry('c', 'Preise', [team])]
  await staff.patch(`/navigations/${id}?draft=true`, { _status: 'draft', items: prepared })
  await new BackOffice(page, administrator).returnSignedIn()
  const { docs } = await staff.get<{ docs: { id: string }[] }>(
    `/navigations/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`,
  )
  await page.goto(`/backend/collections/navigations/${id}/versions/${docs[0]?.id}`)

  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    /Neu\s*01 Neu/,
    /Geändert\s*02 Anfang/,
    /Verschoben\s*01 Team\s*unter „Preise“\s*vorher ganz oben an Stelle 2/,
    /Entfernt\s*04 Weg/,
  ])
  await expect(page.getByText('Ein Menüpunkt unverändert.')).toBeVisible()
  await expectAccessible(page)
})
