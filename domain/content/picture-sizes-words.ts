import type { PictureSizes } from './picture-sizes.contract.ts'

const reasons: Record<NonNullable<PictureSizes['failure']>, string> = {
  unreadable: 'Die Datei fehlt oder ist beschädigt. Bitte laden Sie das Bild noch einmal hoch.',
  'too-complex': 'Das Bild braucht beim Umrechnen zu viel Speicher. Bitte laden Sie es kleiner hoch.',
  'given-up': 'Das Umrechnen ist mehrmals abgebrochen.',
}

/** Whether more sizes are still to come by themselves. */
export const isOnItsWay = ({ isDone, failure }: PictureSizes): boolean => !isDone && failure === null

/** What editors read of the sizes of a picture. */
export function pictureSizesWords({ made, planned, isDone, failure }: PictureSizes): string {
  if (planned === 0) return 'Die Zeichnung ist in jeder Größe scharf und wird so gezeigt, wie sie ist.'
  const count = `${made} von ${planned}`
  if (failure !== null) return `${count} fertig. ${reasons[failure]}`
  if (!isDone) return `${count} fertig, die übrigen werden im Hintergrund erzeugt.`
  if (made < planned) return `${count} liegen bereit. Die übrigen entstehen, sobald sie jemand braucht.`

  return `Alle ${planned} fertig.`
}
