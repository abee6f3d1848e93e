import { administrator } from '#scripts/testing/administrator.ts'
import { test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'
import { PictureSheet } from './picture-sheet.ts'
import { ownScreens } from './own-screens.data.ts'
import { stockScreens } from './screens.data.ts'
import { expectPresentable, themes, widths } from './stock-screens.ts'

for (const { name, open, isPublic } of [...stockScreens, ...ownScreens]) {
  test(`axe finds nothing on ${name}, in both colour settings and at every width`, async ({
    page,
    staff,
  }) => {
    if (!isPublic) await new BackOffice(page, administrator).returnSignedIn()
    const sheet = new PictureSheet()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, staff)
      for (const theme of themes) {
        await expectPresentable(page, name, width, theme)
        await sheet.add(page, theme)
      }
    }
    await sheet.keep(name)
  })
}
