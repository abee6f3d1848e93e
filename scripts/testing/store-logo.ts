import { createLocalReq } from 'payload'
import sharp from 'sharp'

import { asSystem } from '#kernel/access/on-behalf.ts'

import type { TestApp } from './test-app.ts'

/** A disc of one colour on a ground of another, kept as a picture; its id. */
export async function storeLogo(
  { payload }: TestApp,
  { color, background = '#ffffff' }: { color: string; background?: string },
): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><rect width="300" height="120" fill="${background}"/><circle cx="150" cy="60" r="50" fill="${color}"/></svg>`
  const data = await sharp(Buffer.from(svg)).png().toBuffer()
  const { id } = await payload.create({
    collection: 'images',
    data: { alt: 'Logo' },
    file: { name: `logo-${color.slice(1)}.png`, data, mimetype: 'image/png', size: data.length },
    ...asSystem(await createLocalReq({}, payload)),
  })
  return id
}
