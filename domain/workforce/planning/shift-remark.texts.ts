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
