import type { Page } from '@playwright/test'

import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

const name = 'Bondrucker Ausgabe'

/** The first printer of that name; each restaurant of the demo has one. */
const printerIn = (page: Page) =>
  page.getByRole('region', { name: 'Papier der Demo' }).getByRole('listitem', { name }).first()

test('whoever tries it out sees the paper of pretended printers, and what becomes of slips without any', {
  tag: '@chromium',
}, async ({ page, staff }) => {
  const { printers } = await staff.get<{ printers: { id: string; name: string; branchName: string }[] }>(
    '/print-jobs/demo',
  )
  const device = printers.find((printer) => printer.name === name)
  if (!device) throw new Error('The demo pretends no such printer')
  await page.context().addCookies([{ name: 'payload-token', value: staff.token, url: staff.origin }])
  await page.goto('/backend/printers')
  await page.getByRole('button', { name: 'Papier der Demo zeigen' }).click()
  const printer = printerIn(page)
  await expect(printer).toContainText('Epson Server Direct Print')

  await staff.post(`/devices/${device.id}/test/print`, {})
  await expect(printer.getByRole('figure').first()).toContainText('TESTDRUCK')
  await expect(printer.getByRole('figure').first()).toContainText('ÄÖÜ äöü ß €')
  await expectAccessible(page)

  await printer.getByRole('checkbox', { name: 'Fällt beim nächsten Bon aus' }).check()
  await staff.post(`/devices/${device.id}/test/print`, {})
  await expect(printer.getByRole('checkbox', { name: 'Eingeschaltet' })).not.toBeChecked()
  await expect(printer.getByRole('figure')).toHaveCount(2)
  await printer.getByRole('checkbox', { name: 'Eingeschaltet' }).check()
  // The printer asks again without a word of the slip: nobody knows, and nothing comes out twice.
  await expect(page.getByRole('row', { name: /Testdruck.*Unklar/ }).first()).toBeVisible({ timeout: 60_000 })
  await expect(printer.getByRole('figure')).toHaveCount(2)
})
