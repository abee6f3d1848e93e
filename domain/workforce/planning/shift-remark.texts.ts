import type { ShiftRemark } from './judge-shift.ts'

/** What is wrong with a shift, in one sentence. */
export function shiftRemarkText(remark: ShiftRemark): string {
  switch (remark.code) {
    case 'overlap':
      return 'Die Person ist in dieser Zeit bereits eingeteilt.'
    case 'on-leave':
      return 'Die Person ist an diesem Tag abwesend. Die Abwesenheit ist genehmigt.'
    case 'foreign-person':
      return 'Die Person arbeitet nicht in dieser Filiale.'
    case 'leave-requested':
      return 'Die Person hat für diesen Tag eine Abwesenheit beantragt.'
    case 'no-contract':
      return 'Die Person hat an diesem Tag keinen Vertrag.'
  }
}

/** „9:30 Stunden“ of whole minutes. */
export const hoursText = (minutes: number): string => `${clockHours(minutes)} Stunden`

/** „9:30“, „-0:30“. */
export function clockHours(minutes: number): string {
  const whole = Math.abs(minutes)

  return `${minutes < 0 ? '-' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
