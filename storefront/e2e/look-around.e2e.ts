import { expect, test } from './fixtures.ts'

test('going back once leaves the menu, however many categories one has looked through', {
  tag: '@everywhere',
}, async ({ page }) => {
  await page.goto('/store')
  const branch = page.getByRole('main').locator('a[href="/store/marktplatz"]').first()
  await branch.click()
  const links = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link')
  await expect(links.nth(3)).toBeAttached()
  for (const index of [1, 2, 3]) {
    const anchor = String(await links.nth(index).getAttribute('href'))
    await links.nth(index).click()
    await expect(page).toHaveURL(new RegExp(`${anchor}$`))
    await expect(page.locator(anchor)).toBeInViewport()
  }

  await page.goBack()

  await expect(page).toHaveURL(/\/store$/)
  await expect(branch).toBeVisible()
})
