import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { printerProtocolLabels } from '../../operations/devices.ts'
import { paperLine } from './printing.contract.ts'

const area = 'Drucken'
const rights = 'Team und Leitung der Filiale, Administration; nur wo die Demo der Drucker läuft'
const instant = z.iso.datetime()

const switches = z.object({
  /** One that is off asks for nothing. */
  isOn: z.boolean(),
  hasPaper: z.boolean(),
  /** Whether it dies with the next slip on paper, before it says so. */
  dies: z.boolean(),
})
export type DemoSwitches = z.infer<typeof switches>

const slip = z.object({
  /** Counts up for each printer. */
  number: z.int(),
  at: instant,
  columns: z.int(),
  lines: z.array(paperLine),
})
export type DemoSlip = z.infer<typeof slip>

const printer = z.object({
  id: z.string(),
  name: z.string(),
  branchName: z.string(),
  protocol: z.enum(Object.keys(printerProtocolLabels) as (keyof typeof printerProtocolLabels)[]),
  switches,
  /** The newest first. */
  slips: z.array(slip),
})
export type DemoPrinterView = z.infer<typeof printer>

export const printerDemoContract = {
  method: 'get',
  path: '/api/print-jobs/demo',
  area,
  summary: 'Das Papier der nachgestellten Drucker, so wie es aus den Bytes herauskam',
  responses: {
    200: {
      description: 'Die Drucker; keine, wo keine nachgestellt werden',
      body: z.object({ printers: z.array(printer) }),
    },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights,
} as const satisfies ApiContract

export const turnDemoPrinterContract = {
  ...printerDemoContract,
  method: 'post',
  path: '/api/print-jobs/demo/{id}',
  summary: 'Einem nachgestellten Drucker das Papier oder den Strom nehmen',
  params: z.object({ id: z.uuid() }),
  request: z.strictObject({
    isOn: z.optional(z.boolean()),
    hasPaper: z.optional(z.boolean()),
    dies: z.optional(z.boolean()),
  }),
  responses: { 200: { description: 'Der Drucker', body: printer } },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'malformed-json', 'unknown-record'],
} as const satisfies ApiContract
