import { collections, openRecord, panel, type Screen } from './screens.data.ts'

/** What the desk brings itself; the parts of its kit have tests of their own. */
export const ownScreens: Screen[] = [
  {
    name: 'what waits today',
    open: async (page) => {
      await page.goto(panel)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    name: 'everything within reach',
    open: async (page) => {
      await page.goto(panel)
      await page.keyboard.press('Control+k')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'an order',
    open: async (page, staff) => {
      await openRecord(page, staff, 'orders')
      await page.getByRole('region', { name: 'Verlauf' }).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'the tree of pages',
    open: async (page) => {
      await page.goto(`${panel}/seiten`)
      await page.getByRole('treegrid', { name: 'Seiten nach Adresse' }).getByRole('row').nth(2).waitFor()
    },
  },
  {
    name: 'what goes out together',
    open: async (page, staff) => {
      const release = await staff.create('releases', { name: 'Herbstkarte' })
      for (const name of ['Kürbiswoche', 'Martinigansl']) {
        const draft = { name, path: `herbst-${crypto.randomUUID()}`, type: 'custom_site', _status: 'draft' }
        const record = await staff.create('sites?draft=true', draft)
        await staff.post(`/releases/${release}/items`, { of: 'sites', record })
      }
      await page.goto(`${collections}/releases/${release}`)
      await page.getByRole('link', { name: 'Martinigansl' }).waitFor()
    },
  },
  {
    name: 'what colleagues remark',
    open: async (page, staff) => {
      const { docs } = await staff.get<{ docs: { id: string }[] }>('/sites?limit=1&depth=0&sort=id')
      const record = docs[0]?.id
      const remark = { of: 'sites', record, section: '', text: 'Die Öffnungszeiten stimmen nicht mehr.' }
      await staff.post('/pages/comments', remark)
      await page.goto(`${collections}/sites/${record}?kommentare=1`)
      await page.getByRole('dialog', { name: 'Kommentare' }).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'the plan of a week',
    open: async (page) => {
      await page.goto(`${panel}/planung`)
      await page.locator('[data-shift], li [data-status]').first().waitFor()
    },
  },
  {
    name: 'the times of a team',
    open: async (page) => {
      await page.goto(`${panel}/zeiten`)
      await page.getByRole('grid', { name: 'Zeitnachweise' }).getByRole('gridcell').first().waitFor()
    },
  },
  {
    name: 'who is away',
    open: async (page) => {
      await page.goto(`${panel}/zeiten?bereich=abwesenheiten`)
      await page.getByRole('heading', { name: /^Wer weg ist/ }).waitFor()
    },
  },
  {
    name: 'the statistics',
    open: async (page) => {
      await page.goto(`${panel}/statistics?bereich=wege`)
      await page.getByRole('rowheader', { name: 'Karte angesehen' }).waitFor()
    },
  },
  {
    name: 'shifts of ones own',
    open: async (page) => {
      await page.goto(`${panel}/schichten`)
      await page.getByRole('heading', { level: 1, name: 'Meine Schichten' }).waitFor()
    },
  },
  {
    name: 'the media beside an open one',
    open: async (page) => {
      await page.goto(`${panel}/medien?art=picture`)
      await page.getByRole('listbox', { name: 'Medien' }).getByRole('option').first().click()
      await page.getByRole('list', { name: 'So schneiden die Seiten zu' }).waitFor()
    },
  },
  {
    name: 'the second factor',
    open: async (page) => {
      await page.goto(`${panel}/second-factor`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
]
