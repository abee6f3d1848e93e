import { createLocalReq, type PayloadRequest } from 'payload'

import { stemOf } from '#collections/shared/media/name-apart.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'

import { categories, products } from '../menu/categories.data.ts'
import { composePicture } from '../pictures/compose-picture.ts'
import { drawLogo, drawMark } from '../pictures/draw-logo.ts'
import type { Picture } from '../pictures/picture.ts'
import { drawScene } from '../pictures/scenes/scene.ts'
import { branches } from '../shop/branches.data.ts'
import { heroPicture, previewPicture } from '../shop/config.data.ts'
import { tags } from '../shop/tags-and-donatees.data.ts'
import { cleaningPictures } from '../website/cleaning-pictures.data.ts'
import { restaurantPictures } from '../website/restaurant-pictures.data.ts'

/** Answers the id of a stored picture by its name. */
export type Pictures = (name: string) => string

type Drawing = {
  name: string
  extension: 'jpg' | 'png'
  alt: string
  focus?: Picture['focus']
  draw: () => Promise<Buffer>
}

/** Draws and stores what is not stored yet. */
export async function storePictures(req: PayloadRequest, log: (progress: string) => void): Promise<Pictures> {
  const stored = await findStored(req)
  const missing = demoDrawings().filter(({ name }) => !stored.has(name))
  let done = 0

  await eachOfThree(missing, async (drawing) => {
    stored.set(drawing.name, await storeDrawing(req, drawing))
    done += 1
    log(`Bild ${done} von ${missing.length}`)
  })

  return (name) => {
    const id = stored.get(name)
    if (!id) throw new Error(`no picture is drawn under the name ${name}`)
    return id
  }
}

/** Every picture of the demo, by the name that the loaders ask for. */
export function demoDrawings(): Drawing[] {
  const drawing = (name: string, picture: Picture): Drawing => ({
    name,
    extension: 'jpg',
    alt: picture.alt,
    ...(picture.focus && { focus: picture.focus }),
    draw: () => composePicture(picture),
  })

  return [
    { name: 'logo', extension: 'png', alt: 'Wirtshaus Knöpflemond', draw: drawLogo },
    { name: 'zeichen', extension: 'png', alt: 'Mond mit drei Knöpfle', draw: drawMark },
    drawing('titelbild', heroPicture),
    drawing('vorschau', previewPicture),
    ...branches.flatMap(({ key, pictures }) =>
      pictures.map((picture, index) => drawing(`filiale-${key}-${index + 1}`, picture)),
    ),
    ...Object.entries(cleaningPictures).map(([name, scene]) => ({
      name: `reinwerk-${name}`,
      extension: 'jpg' as const,
      alt: scene.alt,
      draw: () => drawScene(scene),
    })),
    ...Object.entries(restaurantPictures).map(([name, picture]) => drawing(`wirtshaus-${name}`, picture)),
    ...tags.map(({ key, picture }) => drawing(`schlagwort-${key}`, picture)),
    ...categories.flatMap(({ key, picture }) => (picture ? [drawing(`kategorie-${key}`, picture)] : [])),
    ...products.flatMap(({ key, picture }) => (picture ? [drawing(`produkt-${key}`, picture)] : [])),
  ]
}

const filePrefix = 'knoepflemond-'

async function findStored(req: PayloadRequest): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'images',
    where: { filename: { like: filePrefix } },
    depth: 0,
    limit: 0,
    pagination: false,
    select: { filename: true },
    ...asSystem(req),
  })

  return new Map(docs.map(({ id, filename }) => [nameOf(filename ?? ''), id]))
}

const nameOf = (filename: string) => stemOf(filename).replace(filePrefix, '')

async function storeDrawing(
  req: PayloadRequest,
  { name, extension, alt, focus, draw }: Drawing,
): Promise<string> {
  const bytes = await draw()
  const { id } = await req.payload.create({
    collection: 'images',
    data: { alt, ...(focus && { focalX: focus.x, focalY: focus.y }) },
    file: {
      data: bytes,
      mimetype: extension === 'png' ? 'image/png' : 'image/jpeg',
      name: `${filePrefix}${name}.${extension}`,
      size: bytes.length,
    },
    ...asSystem(await requestOfItsOwn(req)),
  })

  return id
}

// Payload keeps the file and the transaction of an upload on the request, so parallel uploads share none.
const requestOfItsOwn = (req: PayloadRequest): Promise<PayloadRequest> => createLocalReq({}, req.payload)

/** Three at a time keep two processors and the database busy without crowding the memory. */
async function eachOfThree<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...list]
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }

  await Promise.all([next(), next(), next()])
}
