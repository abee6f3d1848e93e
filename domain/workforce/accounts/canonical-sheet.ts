import { canonical } from '../../ordering/day-end/canonical-day.ts'
import type { Sheet } from './sheet-of.ts'

/**
 * The text whose hash a closed sheet is known by: the same facts give the same text, whatever a database makes of the
 * order of keys. Facts that are added later need another first line.
 */
export const canonicalSheet = (sheet: Sheet): string => `theke time sheet 1\n${canonical(sheet)}`
