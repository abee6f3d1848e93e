import { readFile } from 'node:fs/promises'

import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import sharp from 'sharp'

import { textNames, textOf } from '#domain/operations/messages/message-texts.data.ts'

type Values = Record<string, unknown>
type File = { name: string; data: Buffer; mimetype: string; size: number }

/** What text fields may insist on; tried in this order until the record is accepted. */
const texts = [
  (unique: string) => `Beispiel ${unique}`,
  (unique: string) => `beispiel-${unique}`,
  (unique: string) => `/beispiel-${unique}`,
  (unique: string) => `https://example.com/${unique}`,
  (unique: string) => `${unique}@example.com`,
  (unique: string) => dayOf(Number(unique)),
  () => '08:00',
  () => '#1d1d1d',
  () => '+43 664 1234567',
  () => '123456',
  () => 'AT',
  () => 'a'.repeat(40),
]
const fontFile = 'node_modules/@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2'
/** Whose words may be any. */
const freeTexts = textNames.filter((name) => !textOf(name).needs?.intro)
/** Where rules hold over several records, the next one keeps out of the way of those before it. */
const apart: Partial<Record<CollectionSlug, (count: number) => Values>> = {
  absences: (count) => ({ firstDay: dayAfter(count), lastDay: dayAfter(count) }),
  contracts: (count) => ({ validFrom: dayAfter(count), validUntil: dayAfter(count) }),
  'day-ends': (count) => ({ number: count, day: dayAfter(count) }),
  'message-texts': (count) => ({ text: freeTexts[count % freeTexts.length] }),
  vouchers: () => ({ value: 1000, balance: 1000 }),
  // Nobody works twice at once, nor in the future.
  'working-activities': (count) => ({
    state: 'ended',
    startedAt: `${dayBefore(count)}T08:00:00.000Z`,
    endedAt: `${dayBefore(count)}T16:00:00.000Z`,
    reason: 'Nachgetragen',
  }),
  'working-schedules': (count) => ({
    from: `${dayAfter(count)}T08:00:00.000Z`,
    to: `${dayAfter(count)}T12:00:00.000Z`,
    status: 'published',
  }),
  // What was sold has a shape of its own, which lists of orders answer, and each is for somewhere.
  orders: () => ({ items: [], taxes: [], country: 'AT', deliveryCountry: 'AT' }),
}
const dayAfter = (count: number): string =>
  Temporal.PlainDate.from('2026-01-01').add({ days: count }).toString()
const dayBefore = (count: number): string =>
  Temporal.PlainDate.from('2026-01-01').subtract({ days: count }).toString()

const numbers = [1, 10, 0, 100, 2026]
const mostRounds = 14

export type RecordFixtures = {
  /** Values that the collection accepts: what is mandatory, and `given` on top. */
  valuesFor: (slug: CollectionSlug, given?: Values) => Promise<Values>
  /** A stored record with these values. */
  store: (slug: CollectionSlug, given?: Values) => Promise<Values & { id: string }>
  fileFor: (slug: CollectionSlug) => Promise<File | undefined>
}

/** Makes records of any collection from nothing but its fields, so that a new collection needs no fixture. */
// oxlint-disable-next-line max-lines-per-function -- functions of a few lines each around one state, which stays in here
export function createRecordFixtures(payload: Payload): RecordFixtures {
  const choices = new Map<string, number>()
  const related = new Map<CollectionSlug, string>()
  let count = 0

  const valuesFor: RecordFixtures['valuesFor'] = async (slug, given = {}) => {
    const { config } = payload.collections[slug]
    // What a record was refused for belongs to it, though the fields alone do not say so.
    const isAsked = ({ name }: FlattenedField) => choices.has(`${slug}.${name}`)
    const fields = config.flattenedFields.filter((field) => isWanted(field) || isAsked(field))
    const values = await valuesOf(slug, fields, '', given)
    Object.assign(values, apart[slug]?.(next()))
    if (config.auth)
      Object.assign(values, { email: `p${next()}@example.com`, password: 'ein-gutes-passwort' })

    return { ...values, ...onlyKnown(config.flattenedFields, given) }
  }

  const store: RecordFixtures['store'] = async (slug, given = {}) => {
    const { config } = payload.collections[slug]
    for (let round = 0; ; round += 1) {
      const data = await valuesFor(slug, given)
      try {
        const file = await fileFor(slug)
        return (await payload.create({
          collection: slug,
          data: data as never,
          depth: 0,
          overrideAccess: true,
          ...(file && { file }),
        })) as unknown as Values & { id: string }
      } catch (error) {
        const problems = problemsOf(error)
        if (round === mostRounds || problems.length === 0) {
          throw new Error(`Kein Beispiel für ${slug}: ${JSON.stringify({ problems, data })}`, {
            cause: error,
          })
        }
        for (const path of problems) {
          const key = `${slug}.${path.replaceAll(/\d+/g, '0')}`
          const field = config.flattenedFields.find(({ name }) => name === path)
          const isNew = !choices.has(key) && field !== undefined && !isWanted(field)
          choices.set(key, isNew ? 0 : (choices.get(key) ?? 0) + 1)
        }
      }
    }
  }

  const fileFor: RecordFixtures['fileFor'] = async (slug) => {
    const { upload } = payload.collections[slug].config
    if (!upload) return undefined
    if (upload.mimeTypes?.some((type) => type.startsWith('font/'))) {
      const font = await readFile(fontFile)
      return { name: `schrift-${next()}.woff2`, data: font, mimetype: 'font/woff2', size: font.length }
    }
    const color = { r: count % 256, g: 90, b: 40 }
    const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
      .png()
      .toBuffer()
    return { name: `bild-${next()}.png`, data, mimetype: 'image/png', size: data.length }
  }

  async function valuesOf(
    slug: string,
    fields: FlattenedField[],
    path: string,
    given: Values,
  ): Promise<Values> {
    const values: Values = {}
    for (const field of fields) {
      if (path === '' && field.name in given) continue
      const value = await valueOf(slug, field, `${path}${field.name}`)
      if (value !== undefined) values[field.name] = value
    }
    return values
  }

  async function valueOf(slug: string, field: FlattenedField, path: string): Promise<unknown> {
    const choice = choices.get(`${slug}.${path.replaceAll(/\d+/g, '0')}`) ?? 0
    const many = 'hasMany' in field && field.hasMany
    const wrap = (value: unknown) => (many && value !== undefined ? [value] : value)

    switch (field.type) {
      case 'text':
      case 'textarea':
      case 'code':
        return wrap(texts[choice % texts.length]?.(String(next())))
      case 'email':
        return `p${next()}@example.com`
      case 'number':
        return wrap(numbers[choice % numbers.length])
      case 'checkbox':
        return true
      case 'date':
        return momentOf(next())
      case 'select':
      case 'radio': {
        const options = field.options.map((option) => (typeof option === 'string' ? option : option.value))
        return wrap(options[choice % options.length])
      }
      case 'relationship':
      case 'upload':
        return wrap(await relationOf(field.relationTo))
      case 'array':
        return [await valuesOf(slug, field.flattenedFields.filter(isWanted), `${path}.0.`, {})]
      case 'group':
      case 'tab':
        return valuesOf(slug, field.flattenedFields.filter(isWanted), `${path}.`, {})
      case 'json':
        return choice % 2 ? [] : {}
      case 'blocks':
        return []
      case 'join':
      case 'point':
      case 'richText':
        return undefined
    }
  }

  async function relationOf(to: CollectionSlug | CollectionSlug[]): Promise<unknown> {
    const slug = Array.isArray(to) ? (to[0] as CollectionSlug) : to
    const id = related.get(slug) ?? (await store(slug)).id
    related.set(slug, id)
    return Array.isArray(to) ? { relationTo: slug, value: id } : id
  }

  const next = () => {
    count += 1
    return count
  }

  return { valuesFor, store, fileFor }
}

/** Later with every call, so that an end follows its beginning and no two records overlap. */
function momentOf(step: number): string {
  return new Date(Date.UTC(2015, 0, 1) + step * 4 * 3_600_000).toISOString()
}

function dayOf(step: number): string {
  return new Date(Date.UTC(2015, 0, 1) + step * 24 * 3_600_000).toISOString().slice(0, 10)
}

/** Mandatory without a default; in groups, whatever is mandatory inside. */
function isWanted(field: FlattenedField): boolean {
  if (['id', 'createdAt', 'updatedAt'].includes(field.name)) return false
  if (field.type === 'group' || field.type === 'tab') return field.flattenedFields.some(isWanted)
  if (field.type === 'array') return Boolean(field.required ?? field.minRows)
  const hasDefault = 'defaultValue' in field && field.defaultValue !== undefined

  return 'required' in field && Boolean(field.required) && !hasDefault && !isVirtual(field)
}

function isVirtual(field: FlattenedField): boolean {
  return 'virtual' in field && Boolean(field.virtual)
}

function onlyKnown(fields: FlattenedField[], given: Values): Values {
  const known = Object.entries(given).flatMap(([name, value]) => {
    const field = fields.find((each) => each.name === name)
    if (!field) return []
    const isMany = 'hasMany' in field && field.hasMany
    return [[name, isMany && !Array.isArray(value) ? [value] : value] as const]
  })

  return Object.fromEntries(known)
}

function problemsOf(error: unknown): string[] {
  const { data, errors } = error as {
    data?: { errors?: { path?: string }[] }
    errors?: { field?: string }[]
  }
  const paths = [...(data?.errors ?? []).map(({ path }) => path), ...(errors ?? []).map(({ field }) => field)]

  return paths.filter((path) => typeof path === 'string' && path !== '') as string[]
}
