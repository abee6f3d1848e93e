/** Stands for `EventSource`, which the tests' browser has none of. */
export class FakeStream extends EventTarget {
  static readonly OPEN = 1
  /** Those that were opened, newest last. */
  static readonly streams: FakeStream[] = []
  readyState = 0
  isClosed = false
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeStream.streams.push(this)
  }
  close() {
    this.isClosed = true
  }
  open() {
    this.readyState = FakeStream.OPEN
    this.dispatchEvent(new Event('open'))
  }
  announce(version: number) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ version }) }))
  }
  fail() {
    this.readyState = 0
    this.dispatchEvent(new Event('error'))
  }
}
