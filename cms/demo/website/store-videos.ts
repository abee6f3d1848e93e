import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

const names = ['fassade-dunkel', 'fassade-hell', 'fahrzeug', 'schaum'] as const

/** Answers the id of a stored video by its name. */
export type Videos = (name: string) => string

/** The short videos of the cleaning company, drawn from the same illustrations as the pictures. */
export async function storeVideos(req: PayloadRequest): Promise<Videos> {
  const ids = new Map<string, string>()
  for (const name of names) {
    const bytes = await readFile(fileURLToPath(new URL(`./videos/${name}.mp4`, import.meta.url)))
    const { id } = await req.payload.create({
      collection: 'uploads',
      data: { originalName: `${name}.mp4`, isPublic: true },
      file: { data: bytes, mimetype: 'video/mp4', name: `reinwerk-${name}.mp4`, size: bytes.length },
      ...asSystem(req),
    })
    ids.set(name, id)
  }

  return (name) => {
    const id = ids.get(name)
    if (!id) throw new Error(`the demo has no video ${name}`)
    return id
  }
}
