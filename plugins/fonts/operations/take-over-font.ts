import { isolateObjectProperty, type PayloadRequest } from 'payload'

import type { Font } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { refusalIn } from '#kernel/refused.ts'

import { fetchedFont, type FontFile, missingFont, refuse, variant, type Wanted } from './fetch-font.ts'

/** Makes the font at an address one of ours, once for as long as the address stays the same. */
export async function takeOverFont(req: PayloadRequest, wanted: Wanted): Promise<void> {
  const missing = await missingFont(req, wanted)
  if (!missing) return

  const file = await fetchedFont(req, wanted, missing)
  const { family, address, field } = wanted
  const license = `Laut ${missing.url.hostname}`
  const values = { family, weight: variant, style: 'normal', license, source: address } as const
  try {
    await keep(req, missing.stored, { values, file })
  } catch (error) {
    const problem = refusalIn(error)?.errors.find((each) => each.field === 'file')
    if (!problem) throw error

    // The form that was sent has an address, and no file.
    refuse(field, problem.message)
  }
}

type Taken = { values: Pick<Font, 'family' | 'weight' | 'style' | 'license' | 'source'>; file: FontFile }

async function keep(
  req: PayloadRequest,
  stored: { id: string } | undefined,
  { values, file }: Taken,
): Promise<void> {
  // What is saved besides has no file, and must not find this one.
  const apart = isolateObjectProperty(req, 'file')
  const given = { collection: 'fonts', data: values, file, depth: 0, ...asSystem(apart) } as const

  if (stored) await req.payload.update({ ...given, id: stored.id })
  else await req.payload.create(given)
}
