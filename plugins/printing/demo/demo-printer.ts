import type { DemoSlip, DemoSwitches } from '#domain/ordering/printing/printer-demo.contract.ts'
import { columnsOf } from '#domain/ordering/printing/paper.ts'

import type { Printer } from '../operations/printer.ts'
import type { SimulatedPrinter } from '../simulators/simulate-printer.ts'

/** So much paper hangs out of it. */
const mostSlips = 12

/** A printer of the demo: what came out of it, and what somebody has done to it. */
export class DemoPrinter {
  readonly printer: Printer
  readonly #simulated: SimulatedPrinter
  #slips: DemoSlip[] = []
  #switches: DemoSwitches = { isOn: true, hasPaper: true, dies: false }
  #count = 0

  constructor(printer: Printer, simulated: SimulatedPrinter) {
    this.printer = printer
    this.#simulated = simulated
  }

  get slips(): readonly DemoSlip[] {
    return this.#slips
  }

  get switches(): DemoSwitches {
    return this.#switches
  }

  turn(switches: Partial<DemoSwitches>): void {
    this.#switches = { ...this.#switches, ...switches }
  }

  /** One question to the product, and what follows from its answer. */
  async ask(at: string): Promise<void> {
    const { isOn, hasPaper, dies } = this.#switches
    if (!isOn) return
    const came = await this.#simulated.printNext({ hasPaper, dies })
    if (!came) return
    this.#count += 1
    const columns = columnsOf[this.printer.width]
    this.#slips = [{ number: this.#count, at, columns, lines: came.lines }, ...this.#slips].slice(
      0,
      mostSlips,
    )
    // A printer that has died is off until somebody switches it on, and dies once.
    if (came.hasDied) this.turn({ isOn: false, dies: false })
  }

  close(): Promise<void> {
    return this.#simulated.close()
  }
}
