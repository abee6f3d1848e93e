import type { AppointmentProblem } from './slots.ts'

export const appointmentTexts = {
  asSoonAsPossible: 'So bald wie möglich',
  noEntry: 'Keine Angabe',
  appointmentGone: 'Der gewählte Termin ist nicht mehr möglich.',
  appointmentFull: 'Der gewählte Termin ist inzwischen vergeben.',
  nothingSoon: 'So bald wie möglich ist leider nichts mehr frei.',
} as const

/** Why a time that was chosen is none any more. */
export function goneAppointmentText(problem: AppointmentProblem): string {
  return problem === 'full' ? appointmentTexts.appointmentFull : appointmentTexts.appointmentGone
}
