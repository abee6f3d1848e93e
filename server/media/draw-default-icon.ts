import { themePatterns } from '#domain/content/theme-patterns.ts'

import type { IconLook } from './icon-source.ts'

const usual = { ink: '#1d1d1d', paper: '#fcfcfc' }

/** What stands in a drawing must plainly be a colour. */
export const soundColors = ({ ink, paper }: Pick<IconLook, 'ink' | 'paper'>): typeof usual => ({
  ink: themePatterns.color.test(ink) ? ink.slice(0, 7) : usual.ink,
  paper: themePatterns.color.test(paper) ? paper.slice(0, 7) : usual.paper,
})

/** Stands for a house without a picture: the T of Theke in the colours of the house. */
export function drawDefaultIcon({ ink, paper }: typeof usual): Uint8Array {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ink}"/><path d="M18 20h28v6H35v20h-6V26H18z" fill="${paper}"/></svg>`,
  )
}
