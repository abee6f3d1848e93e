/** What others may use of signed receipts. */
export { marksOfOrder } from './operations/marks-of-order.ts'
export { numbersOfDay, type ReceiptNumbers } from './operations/numbers-of-lines.ts'
export { ratesOfLine } from './operations/rates-of-line.ts'
export { setUpBox } from './operations/set-up-box.ts'
