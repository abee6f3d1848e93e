import {
  type ActivityProblem,
  type ActivitySource,
  type ActivityState,
  longestActivityHours,
} from './working-activity.ts'

export const activityStateLabels: Record<ActivityState, string> = {
  running: 'Läuft',
  paused: 'Pause',
  ended: 'Beendet',
  incomplete: 'Ende fehlt',
}

export const activitySourceLabels: Record<ActivitySource, string> = {
  terminal: 'Stempeluhr',
  web: 'Browser',
  manual: 'Nachgetragen',
  correction: 'Korrektur',
}

/** What to say and at which field. */
export const activityProblemTexts: Record<ActivityProblem, { field: string; message: string }> = {
  'end-missing': { field: 'endedAt', message: 'Eine beendete Aktivität braucht ein Ende.' },
  'end-too-early': { field: 'endedAt', message: 'Das Ende muss nach dem Beginn liegen.' },
  'end-before-its-time': { field: 'endedAt', message: 'Nur beendete Aktivitäten haben ein Ende.' },
  'break-missing': { field: 'breaks', message: 'Bei einer pausierten Aktivität muss eine Pause laufen.' },
  'break-running': { field: 'breaks', message: 'Es läuft noch eine Pause. Bitte geben Sie ihr Ende an.' },
  'break-too-short': { field: 'breaks', message: 'Das Ende einer Pause muss nach ihrem Beginn liegen.' },
  'break-outside': { field: 'breaks', message: 'Pausen müssen zwischen Beginn und Ende liegen.' },
  'breaks-overlap': { field: 'breaks', message: 'Pausen dürfen sich nicht überschneiden.' },
  'in-the-future': {
    field: 'endedAt',
    message: 'Arbeitszeit wird erst eingetragen, wenn sie vorbei ist. Bitte prüfen Sie Beginn und Ende.',
  },
  'before-records': {
    field: 'startedAt',
    message: 'Arbeitszeit wird ab dem Jahr 2000 geführt. Bitte prüfen Sie den Beginn.',
  },
  overlap: { field: 'startedAt', message: 'In dieser Zeit ist die Person bereits mit Arbeit eingetragen.' },
  'too-long': {
    field: 'endedAt',
    message: `Eine Aktivität dauert höchstens ${longestActivityHours} Stunden. Bitte prüfen Sie Beginn und Ende.`,
  },
}
