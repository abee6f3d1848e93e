import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'
import { themeOf } from './theme-of.ts'

test('colours that nobody can read are refused at their field, with the ratio', async ({ page, staff }) => {
  const key = `look-${test.info().workerIndex}-${Date.now()}`
  const id = await staff.create('divisions', { name: 'Probe', identifier: key })
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/themes/${await themeOf(staff, id)}`)
  await page.locator('#field-theme__color1').fill('#f0f0f0')
  await page.locator('#field-theme__font').fill('Lora')
  await page.locator('#field-theme__borderRadius').fill('99rem')
  await office.tryPublishing()

  for (const words of [
    /im hellen Farbschema beträgt ihr Kontrast 1,\d+ : 1, lesbar ist Text ab 4,5 : 1/i,
    /Diese Schriftart ist nicht hinterlegt/,
    /Höchstens „3rem“ oder „48px“/,
  ]) {
    await expect(page.getByText(words).first()).toBeVisible()
  }
  expect(await staff.get<object>(`/divisions/${id}`)).not.toMatchObject({ theme: { font: 'Lora' } })

  await page.locator('#field-theme__color1').fill('#10302A')
  await page.locator('#field-theme__font').fill('Mulish')
  await page.locator('#field-theme__borderRadius').fill('1rem')
  await office.publish()
  expect(await staff.get<object>(`/divisions/${id}`)).toMatchObject({ theme: { color1: '#10302A' } })
})

test('an answer that judged nothing and comes late takes no error from its field', async ({
  page,
  staff,
}) => {
  const key = `late-${test.info().workerIndex}-${Date.now()}`
  const id = await staff.create('divisions', { name: 'Probe', identifier: key })
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  const address = `/backend/collections/divisions/${id}`
  await page.goto(address)
  const answer = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(`**${address}`, async (route) => {
    await answer.promise
    await route.continue()
    answered.resolve()
  })
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(address),
  )
  await page.locator('#field-identifier').fill('nicht erlaubt')
  await asked
  await office.trySaving()
  const words = page.locator('.field-type').getByText(/Nur Kleinbuchstaben, Ziffern/)
  await expect(words).toBeVisible()
  answer.resolve()
  await answered.promise
  await page.waitForLoadState('networkidle')

  await expect(words).toBeVisible()
})

test('a colour is shown in the field of its code, with a hint below and without', async ({ page, staff }) => {
  const { id } = await staff.get<{ id: string }>('/divisions/reinwerk')
  await new BackOffice(page, administrator).returnSignedIn()
  for (const [address, code] of [
    ['/backend/globals/config', 'color1'],
    [`/backend/collections/themes/${await themeOf(staff, id)}`, 'theme__color1'],
  ]) {
    await page.goto(String(address))
    await page
      .getByRole('button', { name: 'Aussehen', exact: true })
      .or(page.locator('#field-theme__accent'))
      .click()
    const field = page.locator(`#field-${code}`)
    const [around, within] = await Promise.all([
      field.boundingBox(),
      field.locator('~ .theke-swatch').boundingBox(),
    ])

    expect(within?.y).toBeGreaterThan(Number(around?.y))
    expect(Number(within?.y) + Number(within?.height)).toBeLessThan(
      Number(around?.y) + Number(around?.height),
    )
  }
})

test('an accent that cannot be read is told while it is chosen, and mended by one press', async ({
  page,
  staff,
}) => {
  const key = `accent-${test.info().workerIndex}-${Date.now()}`
  const id = await staff.create('divisions', { name: 'Probe', identifier: key })
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/themes/${await themeOf(staff, id)}`)
  const accent = page.locator('#field-theme__accent')
  const preview = page.locator('[data-theme-preview]')
  await accent.fill('#FFD400')
  await expect(preview).toContainText('hebt sich zu wenig von der Seite ab')
  await preview.getByRole('button', { name: /übernehmen/ }).press('Enter')
  await expect(accent).not.toHaveValue('#FFD400')
  await expect(preview).not.toContainText('hebt sich')
  await preview.getByRole('button', { name: 'Rund' }).click()
  await expect(page.locator('#field-theme__borderRadius')).toHaveValue('1.25rem')
  await office.publish()

  const chosen = await accent.inputValue()
  expect(await staff.get<object>(`/divisions/${id}`)).toMatchObject({
    theme: { accent: chosen, borderRadius: '1.25rem' },
  })
})
