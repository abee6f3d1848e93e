/** What is wrong with an entry as somebody has typed it. */
export const typedEntryTexts = {
  times: 'Bitte geben Sie Tag, Beginn und Ende an, Zeiten wie 08:00.',
  breaks: 'Bitte geben Sie jede Pause mit Beginn und Ende an, wie 12:00 und 12:30.',
  gap: 'Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhr vorgestellt wird.',
  reason: 'Bitte begründen Sie die Korrektur.',
} as const
