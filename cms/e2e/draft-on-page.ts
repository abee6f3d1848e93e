import { type FrameLocator, type Page, test } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'

import { BackOffice } from './back-office.ts'

type Body = {
  blockType: string
  subheadline?: string
  isHidden?: boolean
  text?: { root: { children: unknown[] } }
}[]

/** A draft with its page in the frame. */
export async function openDraft(
  page: Page,
  staff: Staff,
  body: object[] = [],
): Promise<{ id: string; frame: FrameLocator }> {
  const path = `auf-der-seite-${test.info().workerIndex}-${Date.now()}`
  const draft = { name: 'Aus dem Nichts', path, type: 'custom_site', content: { body }, _status: 'draft' }
  const id = await staff.create('sites?draft=true', draft)
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/sites/${id}`)
  await office.openPreview()

  return { id, frame: page.frameLocator('#live-preview-iframe') }
}

export const bodyOf = async (staff: Staff, id: string): Promise<Body> => {
  const { content } = await staff.get<{ content?: { body?: Body } }>(`/sites/${id}?draft=true&depth=0`)
  return content?.body ?? []
}
