import type { Payload, PayloadRequest } from 'payload'

import { faviconOf, logoOf } from '#collections/shared/division-icon.ts'
import { divisionAmong, readDivisions } from '#collections/shared/divisions.ts'
import { themeOf } from '#domain/content/theme.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { kept } from '#kernel/live/kept.ts'

import type { MediaRecord, MediaSource } from './media-source.ts'

/** What the icon of a host is made of: a picture, if its division has any, and colours. */
export type IconLook = { picture: MediaRecord | null; ink: string; paper: string }
export type IconSource = (host: string) => Promise<IconLook>

/** The looks of all divisions are kept as one: hosts can be made up without end. */
export function createIconSource(payload: Payload, { image }: Pick<MediaSource, 'image'>): IconSource {
  return async (host) => {
    const looks = await kept({
      payload,
      key: 'icons of divisions',
      read: readLooks,
      bytesOf: ({ divisions }) => 500 * (divisions.length + 1),
    })
    const look = (looks && divisionAmong(looks.divisions, host)) ?? looks?.house
    const { picture = null, ink = '', paper = '' } = look ?? {}

    return { picture: picture === null ? null : await image(picture), ink, paper }
  }
}

async function readLooks(req: PayloadRequest) {
  const [settings, divisions] = await Promise.all([
    req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) }),
    readDivisions(req),
  ])
  const lookOf = (division: (typeof divisions)[number] | null) => {
    const { color1, color2 } = themeOf(settings, division?.theme)
    const picture = faviconOf(settings, division) ?? logoOf(settings, division)

    // Read at depth 0, so relations are ids.
    return { picture: picture ? String(picture) : null, ink: color1, paper: color2 }
  }

  return {
    house: lookOf(null),
    divisions: divisions.map((division) => ({
      hosts: division.hosts ?? null,
      isDefault: division.isDefault ?? null,
      ...lookOf(division),
    })),
  }
}
