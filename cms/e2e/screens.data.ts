import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'

import { BackOffice } from './back-office.ts'

export type Screen = {
  name: string
  open: (page: Page, staff: Staff) => Promise<unknown>
  /** Who has not signed in sees it. */
  isPublic?: boolean
  /** It stands for its kind where there is no time for all of them. */
  isSeenOften?: boolean
}

export const panel = '/backend'
export const collections = `${panel}/collections`

/** Every kind of screen that Payload brings. */
export const stockScreens: Screen[] = [
  { name: 'the login', isPublic: true, isSeenOften: true, open: (page) => page.goto(`${panel}/login`) },
  { name: 'a forgotten password', isPublic: true, open: (page) => page.goto(`${panel}/forgot`) },
  { name: 'a new password', isPublic: true, open: (page) => page.goto(`${panel}/reset/einmal`) },
  {
    name: 'a login that lacks something',
    isPublic: true,
    open: async (page) => {
      await page.goto(`${panel}/login`)
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
      await page.getByText('Pflichtfeld').first().waitFor()
    },
  },
  { name: 'a list', isSeenOften: true, open: (page) => openList(page, 'products') },
  { name: 'a list of files', isSeenOften: true, open: (page) => openList(page, 'images') },
  { name: 'a list with drafts', open: (page) => openList(page, 'sites') },
  {
    name: 'an empty list',
    open: async (page) => {
      await page.goto(`${collections}/products?search=gibtesnicht`)
      await page.getByRole('heading', { name: 'Keine Ergebnisse' }).waitFor()
    },
  },
  {
    name: 'a list with its columns',
    open: async (page) => {
      await openList(page, 'products')
      await page.getByRole('button', { name: 'Spalten' }).click()
      await page.locator('.pill-selector').waitFor()
    },
  },
  {
    name: 'a list with a filter',
    isSeenOften: true,
    open: async (page) => {
      await openList(page, 'products')
      await page.getByRole('button', { name: 'Filter' }).click()
      await page.getByRole('button', { name: 'Filter hinzufügen' }).click()
      await page.locator('.condition').waitFor()
      // The list comes anew for it, with a title of its own.
      await page.waitForURL(/page=1/)
    },
  },
  { name: 'a list with chosen rows', open: chooseRow },
  {
    name: 'the fields of many records',
    open: async (page) => {
      await chooseRow(page)
      await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
      await page.getByRole('heading', { name: '1 Produkt bearbeiten' }).waitFor()
    },
  },
  {
    name: 'whether to delete many',
    isSeenOften: true,
    open: async (page) => {
      await chooseRow(page)
      await page.getByRole('button', { name: 'Löschen', exact: true }).click()
      await page.getByRole('heading', { name: 'Löschung bestätigen' }).waitFor()
    },
  },
  { name: 'a record', open: (page, staff) => openRecord(page, staff, 'products') },
  {
    name: 'a record beside its settings',
    isSeenOften: true,
    open: (page, staff) => openRecord(page, staff, 'branches'),
  },
  {
    name: 'a page of the website',
    isSeenOften: true,
    open: (page, staff) => openRecord(page, staff, 'sites'),
  },
  { name: 'a file', open: (page, staff) => openRecord(page, staff, 'images') },
  { name: 'a new record', open: (page) => page.goto(`${collections}/absences/create`) },
  { name: 'a new file', open: (page) => page.goto(`${collections}/images/create`) },
  {
    name: 'a record that was refused',
    isSeenOften: true,
    open: async (page) => {
      await page.goto(`${collections}/tags/create`)
      await page.getByRole('button', { name: 'Speichern', exact: true }).click()
      await page.getByText('Pflichtfeld').first().waitFor()
    },
  },
  {
    name: 'a record that the server refused',
    open: async (page) => {
      await page.goto(`${collections}/redirects/create`)
      await page.locator('#field-path').fill('/im-kreis')
      await page.locator('#field-target').fill('/im-kreis')
      await new BackOffice(page, administrator).trySaving()
      await page.locator('.field-error').first().waitFor()
    },
  },
  { name: 'what else can be done', open: openDoings },
  {
    name: 'whether to delete',
    open: async (page, staff) => {
      await openDoings(page, staff)
      await page.locator('#action-delete').click()
      await page.locator('.confirmation-modal').waitFor()
    },
  },
  {
    name: 'whether to leave what is not saved',
    open: async (page, staff) => {
      await openRecord(page, staff, 'tags')
      await page.locator('#field-name').fill('Noch nicht gespeichert')
      await page.locator('.step-nav a[href*="/collections/tags"]').click()
      await page.locator('.confirmation-modal').waitFor()
    },
  },
  {
    name: 'another record beside a record',
    open: async (page, staff) => {
      await openRecord(page, staff, 'branches')
      await page.locator('.relationship-add-new button').first().click()
      await page.locator('.doc-drawer #action-save').waitFor()
    },
  },
  {
    name: 'a third record beside the other',
    open: async (page, staff) => {
      await openRecord(page, staff, 'branches')
      const drawers = page.locator('.doc-drawer')
      await page.locator('.relationship-add-new button').first().click()
      await drawers.locator('#action-save').waitFor()
      await drawers.locator('.relationship-add-new button, .upload__createNewToggler').first().click()
      await drawers.nth(1).locator('#action-save').waitFor()
    },
  },
  {
    name: 'a page beside its preview',
    open: async (page, staff) => {
      await openRecord(page, staff, 'sites')
      await new BackOffice(page, administrator).openPreview()
      await page.frameLocator('#live-preview-iframe').getByRole('heading').first().waitFor()
    },
  },
  {
    name: 'the sections to choose from',
    open: async (page, staff) => {
      await openRecord(page, staff, 'sites')
      await page.locator('.blocks-field__drawer-toggler').first().click()
      await page.locator('.blocks-drawer__block').first().waitFor()
    },
  },
  {
    name: 'earlier versions',
    open: async (page, staff) => {
      await page.goto(`${collections}/sites/${await anyOf(staff, 'sites')}/versions`)
      await page.getByRole('region', { name: 'Frühere Stände' }).waitFor()
    },
  },
  {
    name: 'a comparison of versions',
    isSeenOften: true,
    open: async (page, staff) => {
      await page.goto(`${collections}/sites/${await anyOf(staff, 'sites')}/versions`)
      const states = page.getByRole('region', { name: 'Frühere Stände' })
      await states.getByRole('link').first().click()
      await page.locator('.view-version').waitFor()
    },
  },
  { name: 'the own account', isSeenOften: true, open: (page) => page.goto(`${panel}/account`) },
  { name: 'settings', open: (page) => page.goto(`${panel}/globals/config`) },
  { name: 'a page that is not there', open: (page) => page.goto(`${panel}/gibtesnicht`) },
]

async function openList(page: Page, slug: string): Promise<void> {
  await page.goto(`${collections}/${slug}`)
  await page.getByRole('table').waitFor()
}

async function chooseRow(page: Page): Promise<void> {
  await openList(page, 'products')
  await page.locator('tbody .select-row input').first().check({ force: true })
  await page.getByRole('button', { name: 'Löschen', exact: true }).waitFor()
}

export async function openRecord(page: Page, staff: Staff, slug: string): Promise<void> {
  await page.goto(`${collections}/${slug}/${await anyOf(staff, slug)}`)
  await page.locator('.doc-controls').waitFor()
}

async function openDoings(page: Page, staff: Staff): Promise<void> {
  await openRecord(page, staff, 'products')
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#action-delete').waitFor()
}

async function anyOf(staff: Staff, slug: string): Promise<string> {
  const { docs } = await staff.get<{ docs: { id: string }[] }>(`/${slug}?limit=1&depth=0&sort=id`)
  if (!docs[0]) throw new Error(`the demo has no ${slug}`)

  return docs[0].id
}
