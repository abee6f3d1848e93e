import type { ScanStop } from './scan-target.ts'

/** What somebody reads who has scanned a code that opens nothing. */
export const scanStopTexts: Readonly<Record<ScanStop, { title: string; text: string }>> = {
  unknown: {
    title: 'Diesen Code kennen wir nicht',
    text: 'Vielleicht wurde er nicht ganz gelesen. Bitte scannen Sie ihn noch einmal, oder sehen Sie sich bei uns um.',
  },
  'not-yet': {
    title: 'Hier beginnt bald etwas',
    text: 'Was dieser Code öffnet, ist noch nicht so weit. Bitte versuchen Sie es später noch einmal.',
  },
  disabled: {
    title: 'Dieser Code gilt nicht mehr',
    text: 'Was er geöffnet hat, gibt es nicht mehr. Sehen Sie sich gerne an, was es bei uns sonst gibt.',
  },
  expired: {
    title: 'Diese Aktion ist vorbei',
    text: 'Der Code ist abgelaufen. Sehen Sie sich gerne an, was es bei uns sonst gibt.',
  },
  dead: {
    title: 'Hier ist gerade nichts zu sehen',
    text: 'Was dieser Code öffnet, ist im Moment nicht veröffentlicht. Sehen Sie sich gerne an, was es bei uns sonst gibt.',
  },
}

export const wayOnTexts = { branch: 'Zur Speisekarte', home: 'Zur Startseite' } as const
