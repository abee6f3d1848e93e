import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { NextFunction, Request, Response } from 'express'

import { type IconPath, iconShapes, isIconPath } from '#domain/content/icon-shapes.ts'
import { GaveUp } from '#kernel/apart/gave-up.ts'

import { refuse } from '../http/german-errors.ts'
import { isReading } from '../http/is-reading.ts'
import { drawDefaultIcon, soundColors } from './draw-default-icon.ts'
import type { encodeIcon } from './encode-icon.apart.ts'
import type { IconLook, IconSource } from './icon-source.ts'
import type { MediaRecord } from './media-source.ts'
import { pictureApart } from './picture-apart.ts'
import type { OnProblem } from './rest-after-failure.ts'
import { sendFile } from './send-file.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { createVariantStore, type MadeVariant, type VariantStore } from './variant-store.ts'

type IconParts = {
  source: IconSource
  mediaFolder: string
  cacheBytes: number
  onProblem: OnProblem
  /** How long a visitor waits for an icon that is made of a picture. */
  patienceMs?: number
}

const work = 'server/media/encode-icon.apart.ts#encodeIcon'
const usualPatienceMs = 2000
/** Whoever chose the picture was told if it takes longer; older ones were not judged. */
const deadlineMs = 5000
/** Pages name an icon by its picture; whoever asks without may wait an hour for a new one. */
const oneHour = 'public, max-age=3600'
const readable = /^image\/(?:jpeg|png|gif|webp|avif|svg\+xml)$/

/** The icons of the division that a host belongs to, where browsers and telephones look for them. Decision 53. */
export function iconRoute({
  source,
  mediaFolder,
  cacheBytes,
  onProblem,
  patienceMs = usualPatienceMs,
}: IconParts) {
  const variants = createVariantStore(join(mediaFolder, '.cache'), cacheBytes, onProblem)
  const inTurn = oneAfterTheOther()

  return async (req: Request, res: Response, next: NextFunction) => {
    const { path } = req
    if (!isIconPath(path)) return next()
    if (!isReading(req)) return refuse(res, 'not-found')

    const look = await source(req.host)
    const original = look.picture && (await originalOf(look.picture, mediaFolder))
    const { made, isForNow } = await makeOrDefault({ path, look, original, variants, inTurn, patienceMs })
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

type InTurn = ReturnType<typeof oneAfterTheOther>

/** Icons of pictures leave half of the room to whatever else is shown, the icon that stands for them included. */
function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve()

  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

type Asked = {
  path: IconPath
  look: IconLook
  original: string | null
  variants: VariantStore
  inTurn: InTurn
  patienceMs: number
}

type Drawn = { made: MadeVariant; isForNow: boolean }

/** An icon is no reason to fail or to wait: what cannot be drawn, perhaps only at the moment, is drawn without. */
async function makeOrDefault({ path, look, original, variants, inTurn, patienceMs }: Asked): Promise<Drawn> {
  const colors = soundColors(look)
  const palette = `${colors.ink}${colors.paper}`.replaceAll('#', '-')
  const make = (of: string, encode: () => Promise<Buffer>) =>
    variants.ensure(`${of}${palette}${path.replace('/', '-')}`, encode)
  const wanted = { shape: iconShapes[path], isIco: path.endsWith('.ico') }
  const makeDefault = async (isForNow: boolean) => {
    const encode = () =>
      pictureApart<typeof encodeIcon>(work, {
        ...wanted,
        source: drawDefaultIcon(colors),
        ground: colors.ink,
      })
    return { made: await make('default', encode), isForNow }
  }
  if (!original || !look.picture) return makeDefault(false)

  const { id, version } = look.picture
  const encode = () =>
    pictureApart<typeof encodeIcon>(
      work,
      { ...wanted, source: original, ground: colors.paper },
      { deadlineMs },
    )
  try {
    // Whoever comes next finds what is made after all.
    const made = await Promise.race([
      make(`${id}-${version}`, () => inTurn(encode)),
      setTimeout(patienceMs, null, { ref: false }),
    ])
    return made ? { made, isForNow: false } : makeDefault(true)
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof GaveUp)
      return makeDefault(error instanceof GaveUp)
    throw error
  }
}
