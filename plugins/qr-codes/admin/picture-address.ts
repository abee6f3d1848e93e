import type { CodeState } from '#domain/insight/qr/qr-codes.contract.ts'

/** What is chosen in the form, as it is typed. */
export type Printing = { batch: string; size: string; inTheme: boolean; withLogo: boolean }

/** The newest batch is the one that is about to be printed. */
export const usualPrinting = ({ batches, leastSize }: CodeState): Printing => ({
  batch: String(batches.at(-1)?.number ?? ''),
  size: String(Math.max(30, leastSize.plain)),
  inTheme: false,
  withLogo: false,
})

/** The address of a picture, a label or sheets as they were chosen. */
export function pictureAddress(
  id: string,
  file: 'svg' | 'png' | 'label' | 'compact' | 'detail',
  { batch, size, inTheme, withLogo }: Printing,
): string {
  const isPicture = file === 'svg' || file === 'png'
  const query = new URLSearchParams({
    size: size.trim(),
    ...(batch === '' ? {} : { batch }),
    ...(inTheme && { colors: 'theme' }),
    ...(withLogo && { logo: 'yes' }),
    ...(isPicture ? {} : { label: file }),
  })

  return `/api/qr-codes/${id}/picture.${isPicture ? file : 'pdf'}?${query.toString()}`
}
