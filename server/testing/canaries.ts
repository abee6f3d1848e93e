import { randomBytes, randomInt } from 'node:crypto'

import type { SanitizedCollectionConfig } from 'payload'

type Named = SanitizedCollectionConfig['flattenedFields'][number]

/** Texts that stand nowhere else, each one once, so that a hit says which field it came from. */
export function createCanaries() {
  const planted: string[] = []
  const plant = (text: string) => (planted.push(text), text)
  const word = (field: string) => plant(`Kanari${randomBytes(6).toString('hex')}${field}`)
  const email = (field: string) => `${word(field).toLowerCase()}@example.com`
  const phone = () => `+43 660 ${plant(String(randomInt(10_000_000, 99_999_999)))}`

  return {
    word,
    email,
    phone,
    recordOf: (fields: Named[]) => recordOf(fields, { word, email, phone }),
    hitsIn,
  }

  /** Which of them are found in a text, in whatever case. */
  function hitsIn(text: string): string[] {
    const written = text.toLowerCase()
    return planted.filter((canary) => written.includes(canary.toLowerCase()))
  }
}

type Seeds = { word: (field: string) => string; email: (field: string) => string; phone: () => string }

/** A record that says something in each field that a person fills in. */
function recordOf(fields: Named[], seeds: Seeds): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(field, seeds)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
}

function valueOf(field: Named, seeds: Seeds): unknown {
  if ('virtual' in field && field.virtual) return undefined
  if (field.type === 'email') return seeds.email(field.name)
  if (field.type === 'text' && /phone|fax/i.test(field.name)) return seeds.phone()
  if (field.type === 'text' || field.type === 'textarea') return seeds.word(field.name)
  if (field.type === 'group' || field.type === 'tab') return recordOf(field.flattenedFields, seeds)

  return undefined
}
