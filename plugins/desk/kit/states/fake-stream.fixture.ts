/** A stream of events that a test sends itself; the last one that was opened. */
export class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  static last: FakeStream | null = null
  readyState = 1
  constructor() {
    super()
    FakeStream.last = this
  }
  close(): void {
    this.readyState = FakeStream.CLOSED
  }
}
