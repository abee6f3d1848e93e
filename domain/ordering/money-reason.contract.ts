import * as z from 'zod/mini'

import { moneyReason, saysWhy } from './money-reason.ts'

/** The one rule for every call that takes money back: panel, screen and programs are asked alike. */
export const moneyReasonText = z
  .string()
  .check(z.trim(), z.maxLength(moneyReason.most), z.minLength(moneyReason.fewest), z.refine(saysWhy))
