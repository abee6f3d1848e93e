import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { NextFunction, Request, Response } from 'express'

import { type IconPath, iconShapes, isIconPath } from '#domain/content/icon-shapes.ts'
import { GaveUp } from '#kernel/apart/gave-up.ts'

import { refuse } from '../http/german-errors.ts'
import { isReading } from '../http/is-reading.ts'
import { drawDefaultIcon, soundColors } from './draw-default-icon.ts'
import type { encodeIcon, WantedIcon } from './encode-icon.apart.ts'
import type { IconLook, IconSource } from './icon-source.ts'
import type { MediaRecord } from './media-source.ts'
import { pictureApart } from './picture-apart.ts'
import type { OnProblem } from './rest-after-failure.ts'
import { sendFile } from './send-file.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { createVariantStore, type MadeVariant, type VariantStore } from './variant-store.ts'

type IconParts = { source: IconSource; mediaFolder: string; cacheBytes: number; onProblem: OnProblem }

const work = 'server/media/encode-icon.apart.ts#encodeIcon'
/** Pages name an icon by its picture; whoever asks without may wait an hour for a new one. */
const oneHour = 'public, max-age=3600'
const readable = /^image\/(?:jpeg|png|gif|webp|avif|svg\+xml)$/

/** The icons of the division that a host belongs to, where browsers and telephones look for them. Decision 53. */
export function iconRoute({ source, mediaFolder, cacheBytes, onProblem }: IconParts) {
  const variants = createVariantStore(join(mediaFolder, '.cache'), cacheBytes, onProblem)

  return async (req: Request, res: Response, next: NextFunction) => {
    const { path } = req
    if (!isIconPath(path)) return next()
    if (!isReading(req)) return refuse(res, 'not-found')

    const look = await source(req.host)
    const original = look.picture && (await originalOf(look.picture, mediaFolder))
    const { made, isForNow } = await makeOrDefault({ path, look, original, variants })
    const type = path.endsWith('.ico') ? 'image/x-icon' : 'image/png'
    res.set('Cache-Control', isForNow ? 'no-store' : oneHour)
    if ('name' in made) return sendFile(res, variants.folder, made.name, type)
    res.type(type).send(made.body)
  }
}

/** Where the picture lies, if it is there and one that can be read. */
async function originalOf({ filename, mimeType }: MediaRecord, mediaFolder: string): Promise<string | null> {
  if (!readable.test(mimeType)) return null
  const path = join(mediaFolder, 'images', basename(filename))
  const found = await stat(path).catch(() => null)

  return found?.isFile() ? path : null
}

type Asked = { path: IconPath; look: IconLook; original: string | null; variants: VariantStore }

type Drawn = { made: MadeVariant; isForNow: boolean }

/** An icon is no reason to fail: what cannot be drawn from the picture, perhaps only at the moment, is drawn without. */
async function makeOrDefault({ path, look, original, variants }: Asked): Promise<Drawn> {
  const colors = soundColors(look)
  const palette = `${colors.ink}${colors.paper}`.replaceAll('#', '-')
  const make = (source: WantedIcon['source'], of: string, ground: string) =>
    variants.ensure(`${of}${palette}${path.replace('/', '-')}`, () =>
      pictureApart<typeof encodeIcon>(work, {
        source,
        shape: iconShapes[path],
        isIco: path.endsWith('.ico'),
        ground,
      }),
    )
  const makeDefault = async (isForNow: boolean) => ({
    made: await make(drawDefaultIcon(colors), 'default', colors.ink),
    isForNow,
  })
  if (!original || !look.picture) return makeDefault(false)

  try {
    const { id, version } = look.picture
    return { made: await make(original, `${id}-${version}`, colors.paper), isForNow: false }
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof GaveUp)
      return makeDefault(error instanceof GaveUp)
    throw error
  }
}
