import type { Staff } from '#scripts/testing/staff.ts'

type Content = Record<string, unknown>
export type Found = { docs: { id: string }[] }
export type House = { id: string; host: string }

/** Publishes a page of the cleaning company, or of another house; answers its path. */
export async function publish(
  staff: Staff,
  content: Content,
  { house, ...more }: { type?: string; name?: string; house?: House } = {},
): Promise<string> {
  const division = house?.id ?? (await staff.get<{ id: string }>('/divisions/reinwerk')).id
  const path = `versuch-${Math.random().toString(36).slice(2)}`
  const page = { name: 'Versuch', type: 'custom_site', path, division, isPublic: true, ...more }
  await staff.create('sites', { ...page, seo: { isIndexed: false }, content })

  return `/${path}`
}

/** A house of its own, for pages that would stand on the cards of others. */
export async function foundHouse(
  staff: Staff,
  look: { previewImage?: string } = {},
  more: { tracking?: object } = {},
): Promise<House> {
  const identifier = `haus-${Math.random().toString(36).slice(2)}`
  const host = `${identifier}.localhost`
  const theme = { colorSetting: 'white', ...look }
  const division = { name: 'Versuch', identifier, hosts: [host], theme, ...more }

  return { id: await staff.create('divisions', division), host }
}

/** What every part of a rich text has. */
export const node = { direction: null, format: '', indent: 0, version: 1 }

/** As the editor keeps it. */
export const headingOf = (level: number) => ({
  ...node,
  type: 'heading',
  tag: `h${level}`,
  children: [textOf(`Ebene ${level}`)],
})
const textOf = (text: string) => ({
  type: 'text',
  text,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
export const wordsOf = (text: string) => ({
  root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children: [textOf(text)] }] },
})

export async function pictures(staff: Staff): Promise<[string, string]> {
  const { docs } = await staff.get<Found>('/images?where[filename][like]=reinwerk&limit=2&depth=0')
  const [first, second] = docs
  if (!first || !second) throw new Error('the demo has no two pictures')

  return [first.id, second.id]
}

export async function storeFile(staff: Staff, filename: string, text: string): Promise<string> {
  const data = `data:text/plain;base64,${Buffer.from(text).toString('base64')}`
  const { id } = await staff.post<{ id: string }>('/uploads', { filename, data })
  await staff.patch(`/uploads/${id}`, { isPublic: true })

  return id
}
