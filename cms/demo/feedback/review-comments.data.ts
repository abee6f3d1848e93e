/** What guests wrote beside their overall rating; most write nothing. */
export const reviewComments: Readonly<Record<number, readonly string[]>> = {
  3: [
    'Die Knöpfle waren gut, aber schon etwas ausgekühlt.',
    'Hat eine Viertelstunde länger gedauert als gesagt.',
    'Beim nächsten Mal bitte an den Röstzwiebeln nicht sparen.',
  ],
  4: [
    'Schnell da und heiß. Die Portion Salat dürfte größer sein.',
    'Sehr gut, nur das Bier war nicht ganz kalt.',
    'Freundlicher Bote, danke! Serviette hat gefehlt.',
  ],
  5: [
    'Die besten Käsknöpfle weit und breit.',
    'Alles heiß, alles richtig, zehn Minuten früher als angekündigt.',
    'Wie immer: perfekt. Grüße an die Küche!',
    'Torte mit Bild war der Hit beim Geburtstag.',
  ],
}

/** How many of those who rate also write. */
export const shareOfWriters = 0.35

/** Of those who write, how many let others read it; and of these, how many sign. */
export const shareOfAllowed = 0.6

/** First names, as guests sign. */
export const signatures = [
  'Rosmarie',
  'Jakob',
  'Familie Fink',
  'Anna',
  'Dominik',
  'Eva und Paul',
  'Martina',
  'Lukas',
]
