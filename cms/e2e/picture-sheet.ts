import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * Where to: `DESK_PICTURES=docs/images/desk TEST_RUN=long npx playwright test cms/e2e/looks` draws those of
 * docs/look.md anew; with `docs/images/brands` and `brand-looks -g drawn`, those of the websites.
 */
const album = process.env.DESK_PICTURES

const height = 500
const gap = 12

/** One screen at all widths, a line for each of the colour settings. */
export class PictureSheet {
  readonly #rows = new Map<string, Buffer[]>()

  async add(page: Page, theme: string): Promise<void> {
    if (!album) return
    const picture = await sharp(await page.screenshot())
      .resize({ height })
      .toBuffer()
    this.#rows.set(theme, [...(this.#rows.get(theme) ?? []), picture])
  }

  async keep(name: string): Promise<void> {
    if (!album) return
    const rows = await Promise.all([...this.#rows.values()].map(beside))
    const { width } = await sharp(rows[0]).metadata()
    await mkdir(album, { recursive: true })
    await sharp(blank(width, rows.length * (height + gap) - gap))
      .composite(rows.map((input, row) => ({ input, left: 0, top: row * (height + gap) })))
      .webp({ quality: 56, effort: 6 })
      .toFile(join(album, `${name.replaceAll(' ', '-')}.webp`))
  }
}

async function beside(pictures: Buffer[]): Promise<Buffer> {
  const widths = await Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).width))
  const leftOf = (at: number) => widths.slice(0, at).reduce((sum, width) => sum + width + gap, 0)

  return sharp(blank(leftOf(pictures.length) - gap, height))
    .composite(pictures.map((input, at) => ({ input, left: leftOf(at), top: 0 })))
    .png()
    .toBuffer()
}

const blank = (width: number, tall: number) => ({
  create: { width, height: tall, channels: 3 as const, background: '#8a8d94' },
})
