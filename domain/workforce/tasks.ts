export const projectStatusLabels = {
  planned: 'Geplant',
  active: 'Läuft',
  paused: 'Unterbrochen',
  done: 'Abgeschlossen',
  canceled: 'Abgebrochen',
} as const

export const taskStatusLabels = {
  open: 'Offen',
  'in-progress': 'In Arbeit',
  blocked: 'Blockiert',
  done: 'Erledigt',
} as const

export const taskPriorityLabels = {
  low: 'Niedrig',
  normal: 'Normal',
  high: 'Hoch',
  urgent: 'Dringend',
} as const

export const recurrenceLabels = {
  none: 'Nie',
  daily: 'Täglich',
  weekly: 'Wöchentlich',
  monthly: 'Monatlich',
} as const
