/** Why a press at a clock fitted to nothing. It is kept all the same, and whoever leads sees it. */
export const workingTimeRefusals = {
  'already-at-work': { status: 409, text: 'Es läuft bereits eine Aktivität.' },
  'already-paused': { status: 409, text: 'Die Pause läuft bereits.' },
  'not-paused': { status: 409, text: 'Es läuft gerade keine Pause.' },
  'not-at-work': { status: 409, text: 'Es läuft gerade keine Aktivität.' },
  'too-late': {
    status: 409,
    text: 'Die Aktivität wurde vor mehr als einem Tag begonnen. Bitte lassen Sie ihr Ende nachtragen.',
  },
  'id-taken': { status: 422, text: 'Diese Kennung gehört zu einem anderen Vorgang.' },
  'own-devices-off': {
    status: 403,
    text: 'In dieser Filiale wird nur an der Stempeluhr gestempelt.',
  },
} as const
