import { orderDatasets } from '#domain/insight/statistics/order-datasets.data.ts'

import { isOfScans, isWork, scansByHand, workByHand } from './besides-by-hand.ts'
import { ordersByHand } from './orders-by-hand.ts'
import type { ByHand, Question } from './question.ts'
import { visitorsByHand, visitsByHand } from './visits-by-hand.ts'

/** The statements on rollups that somebody would write by hand for a call, of all branches. */
export function byHand(question: Question, branches: readonly string[]): ByHand {
  const { dataset, range } = question
  const ofOrders = orderDatasets.find((name) => name === dataset)
  if (ofOrders) return ordersByHand({ dataset: ofOrders, range }, branches)
  if (isWork(dataset)) return workByHand({ dataset, range }, branches)
  if (isOfScans(dataset)) return scansByHand({ dataset, range }, branches)

  return visitsByHand(question) ?? visitorsByHand(question)
}
