import * as z from 'zod/mini'

import { dutyCodes } from './next-duty.ts'

/** What comes next by law, as apps and the panel are told of it. */
export const dutyView = z.object({
  code: z.enum(dutyCodes),
  paragraph: z.string(),
  /** By when, if whoever is at work goes on at the time of the answer. */
  at: z.iso.datetime(),
  /** Of how many minutes it speaks. */
  minutes: z.int(),
})
export type DutyView = z.infer<typeof dutyView>
