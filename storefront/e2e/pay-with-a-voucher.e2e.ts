import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { codeOnPaper, issueVoucher } from './issue-voucher.ts'

async function enter(guest: Guest, code: string): Promise<void> {
  const section = guest.form.getByRole('region', { name: 'Gutschein' })
  const field = section.getByLabel('Gutscheincode')
  if (!(await field.isVisible())) await section.getByRole('button', { name: /einlösen$/ }).click()
  await expect(field).toBeFocused()
  await field.fill(code)
  await field.press('Enter')
}

test('a voucher pays a part, the rest is paid as chosen, and the order says both', {
  tag: '@chromium',
}, async ({ page, guest, kitchen, staff }) => {
  const { code } = await issueVoucher(staff, kitchen.id, 300)
  await guest.fillOrder(kitchen.path, 'Suppe')
  await enter(guest, code.toLowerCase())
  await expect(guest.form.getByText(/Mit Gutschein bezahlt: 3,00.€. Noch zu zahlen: 2,50.€/)).toBeVisible()
  await expect(guest.figure('Noch zu zahlen', guest.form)).toHaveText(/2,50.€/)
  await expect(guest.form.getByRole('radio', { name: 'Barzahlung' })).toBeVisible()
  await expectAccessible(page)
  await guest.submitButton.click()

  await expect(page).toHaveURL(/\/status\//)
  await expect(guest.figure('Mit Gutschein bezahlt')).toHaveText(/3,00.€/)
  await expect(guest.figure('Noch zu zahlen')).toHaveText(/2,50.€/)
  expect(await kitchen.orders()).toMatchObject([
    { voucherPaid: 300, paymentStatus: 'none', paymentMethod: 'cash' },
  ])
})

test('a voucher pays all of it, nothing is left to choose, and its rest can be seen by its code', {
  tag: '@chromium',
}, async ({ page, guest, kitchen, staff }) => {
  const { code } = await issueVoucher(staff, kitchen.id, 2_000)
  await guest.fillOrder(kitchen.path, 'Suppe')
  await enter(guest, code)
  await expect(guest.form.getByText('Damit ist die ganze Bestellung bezahlt.')).toBeVisible()
  await expect(guest.form.getByRole('radio', { name: 'Barzahlung' })).toHaveCount(0)
  await guest.submitButton.click()

  await expect(page).toHaveURL(/\/status\//)
  await expect(page.getByText('Mit Gutschein bezahlt').first()).toBeVisible()
  expect(await kitchen.orders()).toMatchObject([{ paymentStatus: 'paid', paymentMethod: 'gift-voucher' }])

  // As the picture on the paper leads there.
  await page.goto(`/store/gutschein#${code}`)
  await expect(page.getByRole('region', { name: 'Ihr Gutschein' })).toContainText(/14,50.€/)
  await expect(page).toHaveURL('/store/gutschein')
  await expectAccessible(page)
})

test('whoever mistypes a code is told so, and one that is taken away is no longer reckoned with', {
  tag: '@chromium',
}, async ({ page, guest, kitchen, staff }) => {
  const { code } = await issueVoucher(staff, kitchen.id, 300)
  await guest.fillOrder(kitchen.path, 'Suppe')
  await enter(guest, 'ABCD-EFGH')
  await expect(guest.form.getByText(/nicht vollständig oder enthält einen Tippfehler/)).toBeVisible()
  await enter(guest, '2222-2222-2222')
  await expect(guest.form.getByText(/können wir nicht einlösen/)).toBeVisible()
  await expectAccessible(page)
  await enter(guest, code)
  await expect(guest.figure('Noch zu zahlen', guest.form)).toBeVisible()
  await guest.form.getByRole('button', { name: /^Gutschein .* entfernen$/ }).click()

  await expect(guest.figure('Noch zu zahlen', guest.form)).toHaveCount(0)
  await expect(guest.form.getByRole('button', { name: 'Gutschein einlösen' })).toBeFocused()
  await page.goto('/store/gutschein')
  await page.getByLabel('Gutscheincode').fill('2222-2222-2222')
  await page.getByRole('button', { name: 'Guthaben ansehen' }).click()
  await expect(page.getByText(/können wir nicht einlösen/)).toBeVisible()
})

test('a voucher that somebody else has spent meanwhile is told before anything is ordered', {
  tag: '@chromium',
}, async ({ guest, kitchen, staff }) => {
  const { code } = await issueVoucher(staff, kitchen.id, 550)
  await guest.fillOrder(kitchen.path, 'Suppe')
  await enter(guest, code)
  await kitchen.takeOrder(['Suppe'], { vouchers: [{ code, amount: 550 }] })
  await guest.submitButton.click()

  await expect(guest.form.getByRole('button', { name: 'Gutschein einlösen' })).toBeVisible()
  await expect(guest.form.getByRole('radio', { name: 'Barzahlung' })).toBeVisible()
  expect(await kitchen.orders()).toHaveLength(1)
})

test('a voucher that is bought in the shop is there to be spent once it is paid', {
  tag: '@chromium',
}, async ({ page, guest, kitchen, staff }) => {
  const category = await staff.create('categories', { name: 'Schenken', isEnabled: true })
  const product = await staff.create('products', { ...voucherProduct })
  await staff.create('menus', {
    name: `Gutscheine ${kitchen.name}`,
    branches: [kitchen.id],
    catalog: [{ category, products: [product] }],
  })
  await guest.fillOrder(kitchen.path, 'Gutschein 10 Euro')
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
  const [order] = await kitchen.orders()
  await staff.post(`/orders/${order?.id}/update-payment-status`, { paymentStatus: 'paid' })

  const where = `/vouchers?where[order][equals]=${order?.id}&depth=0`
  const sold = () => staff.get<{ docs: { id: string; balance: number }[] }>(where)
  await expect.poll(async () => (await sold()).docs).toMatchObject([{ balance: 1000 }])
  const code = await codeOnPaper(staff, String((await sold()).docs[0]?.id))
  await page.goto(`/store/gutschein#${code}`)
  await expect(page.getByRole('region', { name: 'Ihr Gutschein' })).toContainText(/10,00.€/)
})

const voucherProduct = {
  name: 'Gutschein 10 Euro',
  price: 1000,
  unit: 'piece',
  voucherKind: 'multi-purpose',
  tax: 0,
  takeawayTax: 0,
  dineInTax: 0,
  isEnabled: true,
}
