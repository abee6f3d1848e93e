import type { urlSpace } from '../url-space.data.ts'

export type IconShape = {
  /** Edges in pixels; several of them share one file. */
  sizes: readonly number[]
  /** Where the icon is cut to a shape, it needs a ground of its own and, as part of its edge, room around it. */
  ground?: { room: number }
}

/** The icons of a division, each under one address on each of its hosts. Decision 53. */
export const iconShapes = {
  '/favicon.ico': { sizes: [16, 32, 48] },
  '/apple-touch-icon.png': { sizes: [180], ground: { room: 0.08 } },
  '/icon-192.png': { sizes: [192] },
  '/icon-512.png': { sizes: [512] },
  '/icon-maskable-512.png': { sizes: [512], ground: { room: 0.14 } },
} as const satisfies { [Path in `/${keyof typeof urlSpace}`]?: IconShape }
export type IconPath = keyof typeof iconShapes

export const isIconPath = (path: string): path is IconPath => Object.hasOwn(iconShapes, path)

/** The address of an icon that changes with its picture. */
export const iconHref = (path: IconPath, picture: { version: string } | null | undefined): string =>
  picture ? `${path}?v=${picture.version}` : path
