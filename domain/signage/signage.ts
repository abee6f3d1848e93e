export const orientationLabels = { landscape: 'Quer', portrait: 'Hoch' } as const

export const segmentItemLabels = {
  scene: 'Szene',
  image: 'Bild',
  video: 'Video',
  stream: 'Stream',
} as const
export type SegmentItemType = keyof typeof segmentItemLabels

export const transitionLabels = {
  none: 'Ohne',
  fade: 'Überblenden',
  slide: 'Schieben',
  wipe: 'Wischen',
} as const

/** What a screen reports; it is current when the hash of what it plays is the one it should play. */
export const screenStatusLabels = {
  unknown: 'Noch nie gemeldet',
  current: 'Aktuell',
  behind: 'Nicht aktuell',
  offline: 'Nicht erreichbar',
  fault: 'Störung',
} as const

export const streamTypeLabels = {
  hls: 'HLS (.m3u8)',
  rtsp: 'RTSP (Kamera)',
  page: 'Webseite',
  video: 'Videodatei',
} as const
export type StreamType = keyof typeof streamTypeLabels

const schemes: Record<StreamType, readonly string[]> = {
  hls: ['https:'],
  rtsp: ['rtsp:', 'rtsps:'],
  page: ['https:'],
  video: ['https:'],
}

/**
 * Why an address cannot be played as a stream of this type, as German text, or null. Screens play over
 * encrypted connections only, except cameras of the own network; an address must not carry a password.
 */
export function streamUrlProblem(text: string, type: StreamType): string | null {
  if (!URL.canParse(text)) return 'Bitte geben Sie eine vollständige Adresse an.'
  const url = new URL(text)
  if (url.username || url.password) return 'Die Adresse darf keine Zugangsdaten enthalten.'
  if (!schemes[type].includes(url.protocol)) {
    return `Für diese Art muss die Adresse mit ${schemes[type].map((scheme) => `„${scheme}//“`).join(' oder ')} beginnen.`
  }
  if (url.hostname === '') return 'Bitte geben Sie eine vollständige Adresse an.'

  return type === 'hls' && !url.pathname.endsWith('.m3u8') ? 'HLS-Adressen enden auf „.m3u8“.' : null
}
